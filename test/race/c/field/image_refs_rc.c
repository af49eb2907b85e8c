// The reference is given up before the last use: main writes a pixel after its unref and the viewers read it.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct image {
    pthread_mutex_t lock;
    int refs;
    int dirty;
    int width;
};

static void image_unref(struct image *im)
{
    pthread_mutex_lock(&im->lock);
    int left = --im->refs;
    pthread_mutex_unlock(&im->lock);
    if (left == 0)
        free(im); // RACE
}

static void *viewer(void *arg)
{
    struct image *im = arg;
    if (im->dirty) // RACE!
        printf("dirty, width %d\n", im->width);
    image_unref(im);
    return NULL;
}

int main(void)
{
    struct image *im = calloc(1, sizeof *im);
    pthread_t t[2];
    pthread_mutex_init(&im->lock, NULL);
    im->refs = 3;
    im->width = 10;
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, viewer, im);
    im->dirty = 1; // RACE!
    image_unref(im);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
