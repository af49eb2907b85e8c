// Mandelbrot rows: each iteration has its own buffer
// flags: -fopenmp -lm
#include <complex.h>
#include <stdio.h>

#define W 80
#define H 40

static unsigned char image[H][W];

static int escape(double cr, double ci)
{
    double x = 0, y = 0;
    int n = 0;

    while (n < 200 && x * x + y * y < 4.0) {
        double t = x * x - y * y + cr;
        y = 2 * x * y + ci;
        x = t;
        n++;
    }
    return n;
}

int main(void)
{
    int total = 0;

#pragma omp parallel for schedule(dynamic) reduction(+ : total)
    for (int py = 0; py < H; py++) {
        int line[W];
        for (int px = 0; px < W; px++)
            line[px] = escape(px * 3.0 / W - 2.0, py * 2.0 / H - 1.0); // NORACE
        for (int px = 0; px < W; px++) {
            image[py][px] = line[px] & 255; // NORACE
            total += line[px]; // NORACE
        }
    }
    printf("%d %d\n", total, image[10][10]);
    return 0;
}
