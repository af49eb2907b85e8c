// two buffers swapped at a std::barrier's completion step
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <utility>
#include <vector>

class Heat {
public:
    Heat(size_t n, int workers)
        : cur_(n, 0.0), next_(n, 0.0), workers_(workers), sync_(workers, Flip{this})
    {
        cur_[n / 2] = 100;
    }
    void run(int steps)
    {
        std::vector<std::jthread> pool;
        for (int w = 0; w < workers_; ++w)
            pool.emplace_back([this, w, steps] { work(w, steps); });
    }
    double at(size_t i) const { return cur_[i]; }

private:
    struct Flip {
        Heat *heat;
        void operator()() noexcept { heat->cur_.swap(heat->next_); } // NORACE
    };
    void work(int w, int steps)
    {
        const size_t n = cur_.size();
        size_t lo = 1 + (n - 2) * w / workers_, hi = 1 + (n - 2) * (w + 1) / workers_;
        for (int s = 0; s < steps; ++s) {
            for (size_t i = lo; i < hi; ++i)
                next_[i] = (cur_[i - 1] + cur_[i] + cur_[i + 1]) / 3; // NORACE
            sync_.arrive_and_wait();
        }
    }
    std::vector<double> cur_, next_;
    int workers_;
    std::barrier<Flip> sync_;
};

int main()
{
    Heat h(130, 4);
    h.run(20);
    std::printf("%g\n", h.at(65));
}
