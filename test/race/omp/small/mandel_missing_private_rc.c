// Mandelbrot with z, count declared outside.
// flags: -fopenmp
// tsan: some: not every one of the accesses is caught
#include <stdio.h>

#define W 80
#define H 40
static unsigned char img[H][W];

int main(void)
{
    double zr, zi, t;
    int iter;
#pragma omp parallel for private(zi, t, iter)
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
            double cr = -2.0 + 3.0 * x / W, ci = -1.0 + 2.0 * y / H;
            zr = zi = 0; // RACE!
            for (iter = 0; iter < 255 && zr * zr + zi * zi < 4.0; iter++) { // RACE!
                t = zr * zr - zi * zi + cr; // RACE!
                zi = 2 * zr * zi + ci; // RACE!
                zr = t; // RACE!
            }
            img[y][x] = (unsigned char)iter;
        }
    printf("%d\n", img[H / 2][W / 2]);
    return 0;
}
