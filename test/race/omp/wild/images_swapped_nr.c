// two images that change places after every pass, each with data of its own
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct { int w, h, ch; unsigned char *data; } Image;
static Image *image_new(int w, int h, int ch)
{
    Image *im = malloc(sizeof(Image));
    if (!im) exit(1);
    im->w = w; im->h = h; im->ch = ch;
    im->data = malloc((size_t)w * h * ch);
    return im;
}
static int clamp(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }
static void blur(const Image *src, Image *dst, int r)
{
    int w = src->w, h = src->h, ch = src->ch;
#pragma omp parallel for schedule(dynamic, 4)
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            for (int c = 0; c < ch; c++) {
                int sum = 0, n = 0;
                for (int dy = -r; dy <= r; dy++)
                    for (int dx = -r; dx <= r; dx++) {
                        int yy = clamp(y + dy, 0, h - 1), xx = clamp(x + dx, 0, w - 1);
                        sum += src->data[(yy * w + xx) * ch + c];
                        n++;
                    }
                dst->data[(y * w + x) * ch + c] = sum / n;
            }
}
static void invert(Image *im)
{
    size_t n = (size_t)im->w * im->h * im->ch;
#pragma omp parallel for
    for (size_t i = 0; i < n; i++)
        im->data[i] = 255 - im->data[i];
}
int main(int argc, char **argv)
{
    int w = argc > 1 ? atoi(argv[1]) : 64, h = argc > 2 ? atoi(argv[2]) : 48;
    Image *a = image_new(w, h, 3), *b = image_new(w, h, 3);
    memset(a->data, 7, (size_t)w * h * 3);
    for (int pass = 0; pass < 3; pass++) {
        blur(a, b, 2);
        Image *t = a; a = b; b = t;
    }
    invert(a);
    printf("%d\n", a->data[0]);
    return 0;
}
