// Mandelbrot set: the numbers of a point are declared outside and only some are private
// flags: -fopenmp
// tsan: some: depends on the schedule
#include <stdio.h>

#define W 80
#define H 60

static int image[H][W];

int main(void)
{
    int x, y, iter;
    double cr, ci, zr, zi, tmp;

#pragma omp parallel for private(x, iter, cr, ci, zr, zi) schedule(dynamic)
    for (y = 0; y < H; y++)
        for (x = 0; x < W; x++) {
            cr = -2.0 + 3.0 * x / W;
            ci = -1.0 + 2.0 * y / H;
            zr = zi = 0;
            for (iter = 0; iter < 100 && zr * zr + zi * zi < 4; iter++) {
                tmp = zr * zr - zi * zi + cr; // RACE!
                zi = 2 * zr * zi + ci;
                zr = tmp; // RACE!
            }
            image[y][x] = iter;
        }
    printf("%d\n", image[H / 2][W / 2]);
    return 0;
}
