// two images that change places, one made as a view of the other
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
typedef struct { int w, h; float *px; } Img;
static Img *img_new(int w, int h, float *px)
{
    Img *im = malloc(sizeof *im);
    im->w = w;
    im->h = h;
    im->px = px ? px : calloc(w * h, sizeof(float));
    return im;
}
static void step(const Img *src, Img *dst)
{
#pragma omp parallel for
    for (int y = 1; y < src->h - 1; y++)
        for (int x = 1; x < src->w - 1; x++)
            dst->px[y * src->w + x] = src->px[(y - 1) * src->w + x] + src->px[(y + 1) * src->w + x]; // RACE!
}
int main(int argc, char **argv)
{
    int w = argc > 1 ? atoi(argv[1]) : 50;
    Img *a = img_new(w, w, NULL), *b = img_new(w, w, a->px);
    for (int t = 0; t < 10; t++) {
        step(a, b);
        Img *s = a;
        a = b;
        b = s;
    }
    printf("%f\n", a->px[3]);
    return 0;
}
