// Box blur of an interleaved picture: three channels per pixel, flat index.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int width, height;
    unsigned char *data;
} Image;

static Image *image_new(int w, int h)
{
    Image *im = malloc(sizeof *im);
    im->width = w;
    im->height = h;
    im->data = calloc((size_t)w * h * 3, 1);
    return im;
}

static void blur(const Image *src, Image *dst)
{
    int w = src->width, h = src->height;
#pragma omp parallel for
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            for (int c = 0; c < 3; c++) {
                int sum = 0, count = 0;
                for (int dy = -1; dy <= 1; dy++)
                    for (int dx = -1; dx <= 1; dx++) {
                        int yy = y + dy, xx = x + dx;
                        if (yy < 0 || yy >= h || xx < 0 || xx >= w)
                            continue;
                        sum += src->data[(yy * w + xx) * 3 + c];
                        count++;
                    }
                dst->data[(y * w + x) * 3 + c] = (unsigned char)(sum / count);
            }
}

int main(void)
{
    Image *a = image_new(64, 48), *b = image_new(64, 48);
    for (int i = 0; i < 64 * 48 * 3; i++)
        a->data[i] = (unsigned char)(i * 7);
    blur(a, b);
    printf("%d\n", b->data[100]);
    free(a->data);
    free(b->data);
    free(a);
    free(b);
    return 0;
}
