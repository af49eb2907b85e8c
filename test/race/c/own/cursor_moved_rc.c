/* The number of a box is changed through a pointer that a structure has: it is another box than the locked one. */
#include <pthread.h>

#define BOXES 4

struct box {
    pthread_mutex_t lock;
    int n;
};

struct cursor {
    int *at;
};

static struct box box[BOXES];

static void advance(struct cursor *c)
{
    *c->at = (*c->at + 1) % BOXES;
}

static void *fill(void *arg)
{
    int i = 0;
    struct cursor c = {&i};
    for (i = 0; i < BOXES - 1; i++) {
        int mine = i;
        pthread_mutex_lock(&box[i].lock);
        advance(&c);
        box[i].n++; // RACE!
        pthread_mutex_unlock(&box[mine].lock);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    for (int k = 0; k < BOXES; k++)
        pthread_mutex_init(&box[k].lock, NULL);
    pthread_create(&a, NULL, fill, NULL);
    pthread_create(&b, NULL, fill, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
