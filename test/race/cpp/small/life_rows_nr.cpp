// Game of life: rows are dealt out in turn, the grids change places after each generation.
#include <iostream>
#include <thread>
#include <vector>

using Grid = std::vector<std::vector<int>>;

static int neighbours(const Grid &g, int r, int c)
{
    int n = 0;
    for (int dr = -1; dr <= 1; ++dr)
        for (int dc = -1; dc <= 1; ++dc) {
            int rr = r + dr, cc = c + dc;
            if ((dr || dc) && rr >= 0 && cc >= 0 && rr < (int)g.size() && cc < (int)g[0].size())
                n += g[rr][cc];
        }
    return n;
}

static void step_rows(const Grid &from, Grid &to, int first, int stride)
{
    for (std::size_t r = first; r < from.size(); r += stride)
        for (std::size_t c = 0; c < from[r].size(); ++c) {
            int n = neighbours(from, r, c);
            to[r][c] = n == 3 || (n == 2 && from[r][c]);
        }
}

int main()
{
    Grid now(32, std::vector<int>(32)), next = now;
    now[1][2] = now[2][3] = now[3][1] = now[3][2] = now[3][3] = 1;
    const int workers = 4;
    for (int generation = 0; generation < 10; ++generation) {
        std::vector<std::thread> threads;
        for (int w = 0; w < workers; ++w)
            threads.emplace_back(step_rows, std::cref(now), std::ref(next), w, workers);
        for (auto &t : threads)
            t.join();
        std::swap(now, next);
    }
    int alive = 0;
    for (auto &row : now)
        for (int cell : row)
            alive += cell;
    std::cout << alive << '\n';
}
