// The game of life: rows for each thread, boards exchanged by the barrier's completion.
// flags: -std=c++20
#include <barrier>
#include <cstdio>
#include <thread>
#include <vector>

constexpr int N = 32;
constexpr int THREADS = 4;
using Board = std::vector<std::vector<char>>;

static int neighbours(const Board &b, int r, int c)
{
    int n = 0;
    for (int dr = -1; dr <= 1; ++dr)
        for (int dc = -1; dc <= 1; ++dc)
            if (dr || dc)
                n += b[(r + dr + N) % N][(c + dc + N) % N];
    return n;
}

int main()
{
    Board now(N, std::vector<char>(N)), next = now;
    for (int i = 0; i < N; ++i)
        now[i][(i * 7) % N] = now[i][(i * 5 + 1) % N] = 1;
    int generation = 0;
    auto flip = [&]() noexcept {
        now.swap(next);
        ++generation;
    };
    std::barrier sync(THREADS, flip);
    auto worker = [&](int id) {
        int first = id * N / THREADS, last = (id + 1) * N / THREADS;
        for (int g = 0; g < 10; ++g) {
            for (int r = first; r < last; ++r)
                for (int c = 0; c < N; ++c) {
                    int n = neighbours(now, r, c);
                    next[r][c] = n == 3 || (n == 2 && now[r][c]);
                }
            sync.arrive_and_wait();
        }
    };
    std::vector<std::thread> pool;
    for (int id = 0; id < THREADS; ++id)
        pool.emplace_back(worker, id);
    for (auto &t : pool)
        t.join();
    int alive = 0;
    for (auto &row : now)
        for (char c : row)
            alive += c;
    std::printf("%d alive after %d\n", alive, generation);
}
