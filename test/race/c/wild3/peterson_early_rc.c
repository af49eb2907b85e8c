// Peterson's algorithm that is left before the last use
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
    while (want2 == 1 && turn == 2)
        ;
    want1 = 0;
    shared++;                   // RACE!
    return 0;
}

static void *two(void *arg)
{
    (void)arg;
    want2 = 1;
    turn = 1;
    while (want1 == 1 && turn == 1)
        ;
    want2 = 0;
    shared++;                   // RACE!
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
