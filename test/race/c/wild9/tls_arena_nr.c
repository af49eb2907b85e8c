// Scratch arenas per thread, found by a __thread pointer and freed by a key's destructor
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct arena {
    char *base;
    size_t used, size;
    unsigned allocations;
};
static __thread struct arena *my_arena;
static pthread_key_t key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

static void arena_free(void *p)
{
    struct arena *a = p;
    free(a->base);
    free(a);
}
static void make_key(void)
{
    pthread_key_create(&key, arena_free);
}
static struct arena *arena(void)
{
    if (!my_arena) { // NORACE
        pthread_once(&key_once, make_key);
        my_arena = calloc(1, sizeof *my_arena); // NORACE
        my_arena->size = 1 << 16;
        my_arena->base = malloc(my_arena->size);
        pthread_setspecific(key, my_arena);
    }
    return my_arena;
}
static void *get(size_t n)
{
    struct arena *a = arena();
    if (a->used + n > a->size)
        a->used = 0; // NORACE
    void *p = a->base + a->used;
    a->used += (n + 7) & ~(size_t)7; // NORACE
    a->allocations++; // NORACE
    return p;
}

static void *run(void *arg)
{
    int sum = 0;
    for (int i = 0; i < 1000; i++) {
        char *s = get(32);
        snprintf(s, 32, "%s-%d", (const char *)arg, i); // NORACE
        sum += s[0];
    }
    return (void *)(intptr_t)sum;
}

int main(void)
{
    pthread_t a, b;
    void *x, *y;
    pthread_create(&a, NULL, run, "left");
    pthread_create(&b, NULL, run, "right");
    run("main");
    pthread_join(a, &x);
    pthread_join(b, &y);
    printf("%ld\n", (long)((intptr_t)x + (intptr_t)y));
    return 0;
}
