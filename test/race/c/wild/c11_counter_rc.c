// C11 threads: mtx_trylock whose failure is not looked at
// tsan: no: runs of the program rarely show it
#include <threads.h>
#include <stdio.h>

static mtx_t guard;
static int hits;
static thread_local int mine;

static int work(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; ++i) {
        mine++;
        mtx_trylock(&guard);
        hits++; // RACE!
        mtx_unlock(&guard);
    }
    return mine;
}

int main(void)
{
    thrd_t a, b;
    int ra, rb;
    mtx_init(&guard, mtx_plain);
    thrd_create(&a, work, NULL);
    thrd_create(&b, work, NULL);
    thrd_join(a, &ra);
    thrd_join(b, &rb);
    printf("%d of %d\n", hits, ra + rb);
    return 0;
}
