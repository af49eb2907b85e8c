// two threads take memory from one arena without a lock
// tsan: some: two threads must draw the same offset for the memory to collide
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

    if (a->used + sizeof(int) > a->size) // RACE!
        return NULL;
    p = (int *)(void *)(a->base + a->used); // RACE!
    a->used += sizeof(int); // RACE!
    return p;
}

static void *user(void *arg)
{
    for (int i = 0; i < 20; i++) {
        int *p = arena_int(arg);

        if (p)
            *p = i; // RACE! d
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
        pthread_create(&t[i], NULL, user, &arenas[0]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%zu\n", arenas[0].used);
    return 0;
}
