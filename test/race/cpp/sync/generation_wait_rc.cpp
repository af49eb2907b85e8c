// A barrier made by hand whose waiters go on while the generation is still theirs.
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

class Rendezvous {
public:
    explicit Rendezvous(std::size_t n) : parties(n), missing(n) {}

    void meet()
    {
        std::unique_lock<std::mutex> lock(m);
        auto mine = generation;
        if (--missing == 0) {
            generation++;
            missing = parties;
            cv.notify_all();
        } else {
            cv.wait(lock, [this, mine] { return mine == generation; });
        }
    }

private:
    std::mutex m;
    std::condition_variable cv;
    std::size_t parties, missing, generation = 0;
};

int main()
{
    const int n = 4;
    Rendezvous all(n);
    std::vector<int> cells(n), sums(n);
    std::vector<std::thread> threads;
    for (int id = 0; id < n; id++)
        threads.emplace_back([&, id] {
            for (int r = 0; r < 5; r++) {
                cells[id] = id + r; // RACE!
                all.meet();
                sums[id] += cells[(id + 1) % n]; // RACE!
                all.meet();
            }
        });
    for (auto &t : threads)
        t.join();
    std::printf("%d\n", sums[0]);
    return 0;
}
