// a growing array under a lock; elements are copied out
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct item { int id; char text[20]; };
struct vec {
    pthread_mutex_t lock;
    struct item *data;
    size_t len, cap;
};
static struct vec v = { .lock = PTHREAD_MUTEX_INITIALIZER };

static void vec_push(struct vec *a, const struct item *x)
{
    pthread_mutex_lock(&a->lock);
    if (a->len == a->cap) {
        a->cap = a->cap ? 2 * a->cap : 4;
        a->data = realloc(a->data, a->cap * sizeof *a->data);
    }
    a->data[a->len++] = *x;
    pthread_mutex_unlock(&a->lock);
}

static bool vec_get(struct vec *a, size_t i, struct item *out)
{
    bool ok;
    pthread_mutex_lock(&a->lock);
    ok = i < a->len;
    if (ok)
        memcpy(out, &a->data[i], sizeof *out);
    pthread_mutex_unlock(&a->lock);
    return ok;
}

static void *pusher(void *arg)
{
    struct item it;
    for (int i = 0; i < 100; i++) {
        it.id = i;
        snprintf(it.text, sizeof it.text, "item %d", i);
        vec_push(arg, &it);
    }
    return NULL;
}

static void *reader(void *arg)
{
    struct item it;
    size_t i = 0;
    while (vec_get(arg, i, &it)) {
        it.id++;
        printf("%d %s\n", it.id, it.text);
        i++;
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, pusher, &v);
    pthread_create(&b, NULL, reader, &v);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    free(v.data);
    return 0;
}
