// The blur writes into the picture that its neighbours still read.
// flags: -fopenmp
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int width, height;
    unsigned char *data;
} Image;

static void blur(Image *im)
{
    int w = im->width, h = im->height;
#pragma omp parallel for
    for (int y = 1; y < h - 1; y++)
        for (int x = 1; x < w - 1; x++) {
            int sum = im->data[(y - 1) * w + x]; // RACE!
            sum += im->data[(y + 1) * w + x]; // RACE!
            im->data[y * w + x] = (unsigned char)(sum / 2); // RACE!
        }
}

int main(void)
{
    Image im = {64, 48, malloc(64 * 48)};
    for (int i = 0; i < 64 * 48; i++)
        im.data[i] = (unsigned char)(i * 7);
    blur(&im);
    printf("%d\n", im.data[100]);
    free(im.data);
    return 0;
}
