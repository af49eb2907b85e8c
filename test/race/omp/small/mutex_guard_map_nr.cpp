// Word counts: std::lock_guard around a map, inside of an OpenMP loop.
// flags: -fopenmp
// tsan: no: the accesses lie in the library's header
#include <cstdio>
#include <map>
#include <mutex>
#include <string>
#include <vector>

class Counter {
    std::map<std::string, int> counts_;
    std::mutex m_;

  public:
    void add(const std::string &w)
    {
        std::lock_guard<std::mutex> g(m_);
        ++counts_[w];
    }
    int get(const std::string &w)
    {
        std::lock_guard<std::mutex> g(m_);
        return counts_[w];
    }
};

int main()
{
    std::vector<std::string> words = {"to", "be", "or", "not", "to", "be"};
    Counter c;
#pragma omp parallel for
    for (int i = 0; i < 600; ++i)
        c.add(words[i % words.size()]);
    std::printf("%d\n", c.get("be"));
}
