// Diffusion in place: every block reads the rows beside it while their owners write them.
#include <iostream>
#include <thread>
#include <vector>

class Field {
    std::vector<std::vector<double>> cells_;

public:
    Field(int rows, int columns) : cells_(rows, std::vector<double>(columns)) { cells_[1][1] = 100; }
    int rows() const { return static_cast<int>(cells_.size()); }
    void relax(int from, int to)
    {
        for (int r = from; r < to; ++r)
            for (std::size_t c = 0; c < cells_[r].size(); ++c) {
                double up = r > 0 ? cells_[r - 1][c] : 0; // RACE!
                double down = r + 1 < rows() ? cells_[r + 1][c] : 0; // RACE!
                cells_[r][c] = (cells_[r][c] + up + down) / 3; // RACE!
            }
    }
    double sum() const
    {
        double s = 0;
        for (const auto &row : cells_)
            for (double c : row)
                s += c;
        return s;
    }
};

int main()
{
    Field field(40, 40);
    std::vector<std::thread> crew;
    for (int b = 0; b < 4; ++b)
        crew.emplace_back(&Field::relax, &field, b * 10, (b + 1) * 10);
    for (auto &t : crew)
        t.join();
    std::cout << field.sum() << '\n';
}
