// Two loops made one: rows that are one element too short, the length of a column taken for that of a row.
// flags: -fopenmp
#include <cstdio>
#include <cstdlib>

static void paint(int *short_rows, int *mixed, int *fixed, int width, int height)
{
#pragma omp parallel for collapse(2)
    for (int i = 0; i < width; i++)
        for (int j = 0; j < height; j++) {
            short_rows[i + j * (width - 1)] = i; // RACE! a
            mixed[i + j * height] = i;           // RACE! b
        }
#pragma omp parallel for collapse(2)
    for (int i = 0; i < 20; i++)
        for (int j = 0; j < 30; j++)
            fixed[i + j * 19] = i; // RACE! c
}

int main(int argc, char **argv)
{
    int width = argc > 1 ? std::atoi(argv[1]) : 30, height = argc > 2 ? std::atoi(argv[2]) : 20;
    int *a = new int[width * (height + 1)], *b = new int[width * height + 600];
    int *c = new int[700];
    paint(a, b, c, width, height);
    std::printf("%d %d %d\n", a[3], b[4], c[5]);
    return 0;
}
