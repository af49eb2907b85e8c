// Peterson's algorithm with C11 atomics guards a plain counter
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int flag0, flag1, turn;
static int counter;

static void *thread0(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        atomic_store(&flag0, 1);
        atomic_store(&turn, 1);
        while (atomic_load(&flag1) == 1 && atomic_load(&turn) == 1)
            ;
        counter++;
        atomic_store(&flag0, 0);
    }
    return arg;
}

static void *thread1(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        atomic_store(&flag1, 1);
        atomic_store(&turn, 0);
        while (atomic_load(&flag0) == 1 && atomic_load(&turn) == 0)
            ;
        counter++;
        atomic_store(&flag1, 0);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, thread0, NULL);
    pthread_create(&b, NULL, thread1, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(counter == 2000);
    return 0;
}
