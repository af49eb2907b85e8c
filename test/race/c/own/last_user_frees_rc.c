// the reference count is dropped without the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct image {
    pthread_mutex_t lock;
    int refs;
    int width;
};

static void image_put(struct image *im)
{
    int left;

    left = --im->refs; // RACE!
    if (left == 0)
        free(im); // NORACE
}

static void *viewer(void *arg)
{
    struct image *im = arg;

    printf("%d wide\n", im->width); // NORACE
    image_put(im);
    return NULL;
}

int main(void)
{
    struct image *im = malloc(sizeof(*im));
    pthread_t t[2];

    if (!im)
        return 1;
    pthread_mutex_init(&im->lock, NULL);
    im->refs = 2; // NORACE
    im->width = 640; // NORACE
    pthread_create(&t[0], NULL, viewer, im);
    pthread_create(&t[1], NULL, viewer, im);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
