// The same from one image into another one
#include <pthread.h>
#include <stdlib.h>

struct image {
    int w, h;
    unsigned char *px;
};
struct band {
    const struct image *from;
    struct image *to;
    int y0, y1;
};

static void image_init(struct image *im, int w, int h)
{
    im->w = w;
    im->h = h;
    im->px = calloc((size_t)w, (size_t)h);
}

static void *blur(void *arg)
{
    struct band *b = arg;
    for (int y = b->y0; y < b->y1; y++)
        for (int x = 0; x < b->to->w; x++) {
            int up = y > 0 ? b->from->px[(y - 1) * b->from->w + x] : 0; // NORACE
            b->to->px[y * b->to->w + x] = (unsigned char)((b->from->px[y * b->from->w + x] + up) / 2); // NORACE
        }
    return NULL;
}

int main(void)
{
    struct image in, out;
    struct band band[4];
    pthread_t t[4];
    image_init(&in, 640, 480);
    image_init(&out, 640, 480);
    for (int i = 0; i < 4; i++) {
        band[i] = (struct band){&in, &out, i * in.h / 4, (i + 1) * in.h / 4};
        pthread_create(&t[i], NULL, blur, &band[i]);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    free(in.px);
    free(out.px);
    return 0;
}
