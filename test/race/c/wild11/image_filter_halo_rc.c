// A blur in place: bands of rows, but each band reads the last row of the one above
#include <pthread.h>
#include <stdlib.h>

struct image {
    int w, h;
    unsigned char *px;
};
struct band {
    struct image *im;
    int y0, y1;
};

static void *blur(void *arg)
{
    struct band *b = arg;
    struct image *im = b->im;
    for (int y = b->y0; y < b->y1; y++)
        for (int x = 0; x < im->w; x++) {
            int up = y > 0 ? im->px[(y - 1) * im->w + x] : 0; // RACE!
            im->px[y * im->w + x] = (unsigned char)((im->px[y * im->w + x] + up) / 2); // RACE!
        }
    return NULL;
}

int main(void)
{
    struct image im = {640, 480, NULL};
    struct band band[4];
    pthread_t t[4];
    im.px = calloc((size_t)im.w, (size_t)im.h);
    for (int i = 0; i < 4; i++) {
        band[i] = (struct band){&im, i * im.h / 4, (i + 1) * im.h / 4};
        pthread_create(&t[i], NULL, blur, &band[i]);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    free(im.px);
    return 0;
}
