// Mandelbrot into an image on the heap, work by rows
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    unsigned char r, g, b;
} pixel;
static int iterate(double cx, double cy, int max)
{
    double x = 0, y = 0;
    int n = 0;
    while (n < max && x * x + y * y < 4) {
        double t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
        n++;
    }
    return n;
}
int main(void)
{
    int w = 320, h = 240, max = 100, total = 0;
    pixel *img = malloc(w * h * sizeof *img);
#pragma omp parallel for schedule(dynamic) reduction(+ : total)
    for (int py = 0; py < h; py++) {
        pixel *row = img + py * w;
        for (int px = 0; px < w; px++) {
            int n = iterate(-2.0 + 3.0 * px / w, -1.0 + 2.0 * py / h, max);
            row[px].r = n;
            row[px].g = n * 2;
            row[px].b = 255 - n;
            total += n;
        }
    }
    printf("%d %d\n", total, img[0].r);
    free(img);
    return 0;
}
