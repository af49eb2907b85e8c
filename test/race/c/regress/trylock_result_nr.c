// trylock whose result is looked at, or not
#include <pthread.h>

int counter;
int missed;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int bump(void)
{
    if (pthread_mutex_trylock(&m) != 0)
        return 0;
    counter++;
    pthread_mutex_unlock(&m);
    return 1;
}

void *worker(void *arg)
{
    int lost = 0;
    for (int i = 0; i < 50; i++)
        if (!bump())
            lost++;
    return (void *)(long)lost;
}

int main(void)
{
    pthread_t a, b;
    void *ra, *rb;

    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, &ra);
    pthread_join(b, &rb);
    missed = (int)((long)ra + (long)rb);
    return missed;
}
