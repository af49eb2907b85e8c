// rows of a picture that threads take by an atomic counter
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#define W 80
#define H 60
static unsigned char *image;
static atomic_int next_row;

static void *render(void *unused)
{
    int y;
    (void)unused;
    while ((y = atomic_fetch_add(&next_row, 1)) < H) {
        for (int x = 0; x < W; x++) {
            double cr = x * 3.0 / W - 2, ci = y * 2.0 / H - 1, zr = 0, zi = 0;
            int i = 0;
            while (i < 255 && zr * zr + zi * zi < 4) {
                double t = zr * zr - zi * zi + cr;
                zi = 2 * zr * zi + ci;
                zr = t;
                i++;
            }
            image[y * W + x] = (unsigned char)i;
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    image = malloc(W * H);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, render, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    fwrite(image, 1, W * H, stdout);
    free(image);
    return 0;
}
