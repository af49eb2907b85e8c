// the item is read after a cnd_wait without testing that it was produced
#include <stdio.h>
#include <threads.h>

static mtx_t lock;
static cnd_t ready;
static int produced;
static int item;

static int producer(void *arg)
{
    mtx_lock(&lock);
    produced = 1;
    cnd_broadcast(&ready);
    mtx_unlock(&lock);
    item = *(int *)arg; // RACE!
    return 0;
}

static int consumer(void *arg)
{
    (void)arg;
    mtx_lock(&lock);
    while (!produced)
        cnd_wait(&ready, &lock);
    mtx_unlock(&lock);
    return item; // RACE!
}

int main(void)
{
    thrd_t p, c;
    int value = 12, result;

    mtx_init(&lock, mtx_plain);
    cnd_init(&ready);
    thrd_create(&c, consumer, NULL);
    thrd_create(&p, producer, &value);
    thrd_join(p, NULL);
    thrd_join(c, &result);
    printf("%d\n", result);
    return 0;
}
