// C11 threads: the count of a shared map is fixed up with mtx_trylock, its result dropped
#include <stdio.h>
#include <threads.h>

struct map { mtx_t lock; int used; int cells[32]; };
static struct map map;

static void fix_up(struct map *m)
{
    (void)mtx_trylock(&m->lock);
    m->used = 0; // RACE!
    for (int i = 0; i < 32; i++)
        m->used += m->cells[i] != 0; // RACE!
    mtx_unlock(&m->lock);
}
static int filler(void *arg)
{
    int k = *(int *)arg;
    for (int i = 0; i < 32; i++) {
        mtx_lock(&map.lock);
        map.cells[(i * k) % 32] = k; // RACE!
        map.used++;                  // RACE!
        mtx_unlock(&map.lock);
    }
    return 0;
}
static int janitor(void *arg)
{
    (void)arg;
    for (int i = 0; i < 4; i++)
        fix_up(&map);
    return 0;
}
int main(void)
{
    thrd_t f, j;
    int k = 3;
    mtx_init(&map.lock, mtx_plain);
    thrd_create(&f, filler, &k);
    thrd_create(&j, janitor, NULL);
    thrd_join(f, NULL);
    thrd_join(j, NULL);
    printf("%d\n", map.used); // NORACE
    return 0;
}
