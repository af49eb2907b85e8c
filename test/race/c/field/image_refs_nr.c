// Images with a count of references under the image's own lock; the last one frees.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct image {
    pthread_mutex_t lock;
    int refs;
    int width, height;
    unsigned char *pixels;
};

static struct image *image_new(int w, int h)
{
    struct image *im = calloc(1, sizeof *im);
    pthread_mutex_init(&im->lock, NULL);
    im->refs = 1;
    im->width = w;
    im->height = h;
    im->pixels = calloc(w, h);
    return im;
}

static struct image *image_ref(struct image *im)
{
    pthread_mutex_lock(&im->lock);
    im->refs++;
    pthread_mutex_unlock(&im->lock);
    return im;
}

static void image_unref(struct image *im)
{
    pthread_mutex_lock(&im->lock);
    int left = --im->refs;
    pthread_mutex_unlock(&im->lock);
    if (left == 0) {
        pthread_mutex_destroy(&im->lock);
        free(im->pixels); // NORACE
        free(im); // NORACE
    }
}

static void *viewer(void *arg)
{
    struct image *im = arg;
    unsigned long sum = 0;
    for (int i = 0; i < im->width * im->height; i++)
        sum += im->pixels[i]; // NORACE
    printf("sum %lu\n", sum);
    image_unref(im);
    return NULL;
}

int main(void)
{
    struct image *im = image_new(32, 32);
    memset(im->pixels, 3, 32 * 32);
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, viewer, image_ref(im));
    image_unref(im);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
