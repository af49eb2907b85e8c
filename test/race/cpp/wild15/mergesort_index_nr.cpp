// merge sort on indices with a scratch vector; one half in a new thread
// flags: -std=c++17
#include <algorithm>
#include <iostream>
#include <thread>
#include <vector>

class Sorter {
public:
    explicit Sorter(std::vector<int> &v) : v_(v), tmp_(v.size()) {}
    void sort() { sort(0, v_.size(), 2); }

private:
    void sort(size_t lo, size_t hi, int depth)
    {
        if (hi - lo < 2)
            return;
        size_t mid = lo + (hi - lo) / 2;
        if (depth > 0) {
            std::thread left([=] { sort(lo, mid, depth - 1); });
            sort(mid, hi, depth - 1);
            left.join();
        } else {
            sort(lo, mid, 0);
            sort(mid, hi, 0);
        }
        merge(lo, mid, hi);
    }
    void merge(size_t lo, size_t mid, size_t hi)
    {
        size_t i = lo, j = mid, k = lo;
        while (i < mid && j < hi)
            tmp_[k++] = v_[i] <= v_[j] ? v_[i++] : v_[j++]; // NORACE
        while (i < mid)
            tmp_[k++] = v_[i++]; // NORACE
        while (j < hi)
            tmp_[k++] = v_[j++]; // NORACE
        for (k = lo; k < hi; ++k)
            v_[k] = tmp_[k]; // NORACE
    }
    std::vector<int> &v_;
    std::vector<int> tmp_;
};

int main()
{
    std::vector<int> v;
    for (int i = 0; i < 1000; ++i)
        v.push_back((i * 7919) % 1000);
    Sorter(v).sort();
    std::cout << std::is_sorted(v.begin(), v.end()) << '\n';
}
