// N-queens: each first column is solved by its own asynchronous task, counts are added at the end
// flags: -std=c++17
#include <future>
#include <iostream>
#include <vector>

struct Board {
    explicit Board(int n) : n(n), cols(n, -1) {}
    bool safe(int row, int col) const
    {
        for (int r = 0; r < row; ++r) {
            int c = cols[r];
            if (c == col || c - r == col - row || c + r == col + row)
                return false;
        }
        return true;
    }
    int n;
    std::vector<int> cols;
};

static long solve(Board &b, int row)
{
    if (row == b.n)
        return 1;
    long found = 0;
    for (int c = 0; c < b.n; ++c) {
        if (!b.safe(row, c))
            continue;
        b.cols[row] = c; // NORACE
        found += solve(b, row + 1);
    }
    b.cols[row] = -1;
    return found;
}

int main()
{
    constexpr int n = 8;
    std::vector<std::future<long>> parts;
    for (int first = 0; first < n; ++first)
        parts.push_back(std::async(std::launch::async, [first] {
            Board b(n);
            b.cols[0] = first;
            return solve(b, 1);
        }));
    long total = 0;
    for (auto &p : parts)
        total += p.get();
    std::cout << total << '\n';
}
