// Mandelbrot: a histogram of depths beside the image
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static int depth(double cx, double cy, int max)
{
    double x = 0, y = 0;
    int n = 0;
    for (; n < max && x * x + y * y < 4; n++) {
        double t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
    }
    return n;
}
int main(void)
{
    int w = 320, h = 240, max = 100;
    int *img = malloc(w * h * sizeof *img), *hist = calloc(max + 1, sizeof *hist);
#pragma omp parallel for collapse(2)
    for (int py = 0; py < h; py++)
        for (int px = 0; px < w; px++) {
            int n = depth(-2.0 + 3.0 * px / w, -1.0 + 2.0 * py / h, max);
            img[py * w + px] = n;
            hist[n]++; // RACE!
        }
    printf("%d %d\n", img[0], hist[max]);
    return 0;
}
