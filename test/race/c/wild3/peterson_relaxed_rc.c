// Peterson's algorithm with a relaxed load of the other's wish
// tsan: no: needs an unlucky schedule
#include <pthread.h>
#include <stdatomic.h>

static atomic_int want1, want2, turn;
static int shared;

static void *one(void *arg)
{
    (void)arg;
    want1 = 1;
    turn = 2;
    while (atomic_load_explicit(&want2, memory_order_relaxed) == 1 && turn == 2)
        ;
    shared++;                   // RACE!
    want1 = 0;
    return 0;
}

static void *two(void *arg)
{
    (void)arg;
    want2 = 1;
    turn = 1;
    while (atomic_load_explicit(&want1, memory_order_relaxed) == 1 && turn == 1)
        ;
    shared++;                   // RACE!
    want2 = 0;
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, two, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return shared != 2;
}
