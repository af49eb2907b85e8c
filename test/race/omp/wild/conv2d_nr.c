// convolution of an image with a kernel of weights, borders clamped
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>
static int clamp(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }
static void convolve(const float *in, float *out, int w, int h, const float *k, int r)
{
#pragma omp parallel for collapse(2) schedule(dynamic, 32)
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            float acc = 0;
            for (int dy = -r; dy <= r; dy++)
                for (int dx = -r; dx <= r; dx++)
                    acc += in[clamp(y + dy, 0, h - 1) * w + clamp(x + dx, 0, w - 1)] *
                           k[(dy + r) * (2 * r + 1) + dx + r];
            out[y * w + x] = acc;
        }
}
int main(void)
{
    int w = 64, h = 48;
    float *a = calloc(w * h, sizeof *a), *b = calloc(w * h, sizeof *b);
    float k[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};
    for (int step = 0; step < 3; step++) {
        convolve(a, b, w, h, k, 1);
        float *t = a;
        a = b;
        b = t;
    }
    printf("%f\n", a[5]);
    free(a);
    free(b);
    return 0;
}
