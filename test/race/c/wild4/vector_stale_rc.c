// a growing array under a lock; a pointer into it is used behind the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct vec {
    pthread_mutex_t lock;
    int *data;
    size_t len, cap;
};
static struct vec v = { .lock = PTHREAD_MUTEX_INITIALIZER };

static void vec_push(struct vec *a, int x)
{
    pthread_mutex_lock(&a->lock);
    if (a->len == a->cap) {
        a->cap = a->cap ? 2 * a->cap : 4;
        a->data = realloc(a->data, a->cap * sizeof *a->data); // RACE!
    }
    a->data[a->len++] = x; // RACE!
    pthread_mutex_unlock(&a->lock);
}

static int *vec_at(struct vec *a, size_t i)
{
    int *p = NULL;
    pthread_mutex_lock(&a->lock);
    if (i < a->len)
        p = &a->data[i];
    pthread_mutex_unlock(&a->lock);
    return p;
}

static void *pusher(void *arg)
{
    for (int i = 0; i < 100; i++)
        vec_push(arg, i);
    return NULL;
}

static void *changer(void *arg)
{
    for (size_t i = 0; i < 100; i++) {
        int *p = vec_at(arg, i);
        if (p)
            *p += 1; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, pusher, &v);
    pthread_create(&b, NULL, changer, &v);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%zu\n", v.len);
    return 0;
}
