// Two loops made one over a picture that lies in memory row by row, the outer loop over its columns.
// flags: -fopenmp
#include <cstdio>
#include <cstdlib>
#include <vector>

class Picture {
    int width, height;
    std::vector<unsigned char> pixels;

public:
    Picture(int w, int h) : width{w}, height{h}, pixels(w * h * 4, 0) {}
    void paint(const double *value)
    {
#pragma omp parallel for collapse(2)
        for (int i = 0; i < width; i++)
            for (int j = 0; j < height; j++) {
                int at = i + j * width;
                pixels[at * 4 + 0] = (unsigned char)(255 * value[at]); // NORACE
                pixels[at * 4 + 3] = 255;                              // NORACE
            }
    }
    int sum() const
    {
        int all = 0;
        for (unsigned char p : pixels)
            all += p;
        return all;
    }
};

static void turn(int *to, const int *from, int rows, int columns)
{
#pragma omp parallel for collapse(2)
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            to[c * rows + r] = from[r * columns + c]; // NORACE
}

int main(int argc, char **argv)
{
    int rows = argc > 1 ? std::atoi(argv[1]) : 20, columns = argc > 2 ? std::atoi(argv[2]) : 30;
    std::vector<double> value(20 * 30, 0.5);
    Picture picture(20, 30);
    picture.paint(value.data());
    int *from = new int[rows * columns], *to = new int[rows * columns];
    for (int i = 0; i < rows * columns; i++)
        from[i] = i;
    turn(to, from, rows, columns);
    std::printf("%d %d\n", picture.sum(), to[7]);
    delete[] from;
    delete[] to;
    return 0;
}
