// every thread has an arena of its own and memory from it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct arena {
    char *base;
    size_t used;
    size_t size;
};

static void arena_init(struct arena *a, size_t size)
{
    a->base = malloc(size);
    a->used = 0;
    a->size = a->base ? size : 0;
}

static int *arena_int(struct arena *a)
{
    int *p;

    if (a->used + sizeof(int) > a->size) // NORACE
        return NULL;
    p = (int *)(void *)(a->base + a->used); // NORACE
    a->used += sizeof(int); // NORACE
    return p;
}

static void *user(void *arg)
{
    for (int i = 0; i < 20; i++) {
        int *p = arena_int(arg);

        if (p)
            *p = i; // NORACE
    }
    return NULL;
}

int main(void)
{
    struct arena arenas[2];
    pthread_t t[2];

    for (int i = 0; i < 2; i++)
        arena_init(&arenas[i], 1024);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, &arenas[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%zu\n", arenas[0].used);
    return 0;
}
