#include <mutex>
#include <thread>
#include <vector>
#include <algorithm>

class Matrix {
    std::vector<std::mutex> rows_;
    std::vector<int> sum_;
public:
    explicit Matrix(int n) : rows_(n), sum_(n) {}
    void add(int from, int to)
    {
        if (from == to) return;
        std::lock_guard<std::mutex> a(rows_[from]); // DEADLOCK
        std::lock_guard<std::mutex> b(rows_[to]); // DEADLOCK!
        sum_[to] += sum_[from];
    }
};

int main()
{
    Matrix m(8);
    std::thread t1([&] { for (int i = 0; i < 8; i++) m.add(i, 7 - i); });
    std::thread t2([&] { for (int i = 0; i < 8; i++) m.add(7 - i, i); });
    t1.join();
    t2.join();
}
