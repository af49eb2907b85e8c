// Numbers are compared; the function takes the lock that has the number, or one of four.
#include <pthread.h>

struct lock { pthread_mutex_t m; };
static struct lock all[16];

static struct lock *lock_at(struct lock *table, unsigned n)
{
    return &table[n % 4];
}

static long sum[16];

static void move(unsigned a, unsigned b)
{
    if (a == b)
        return;
    unsigned low = a < b ? a : b, high = a < b ? b : a;
    struct lock *first = lock_at(all, low), *second = lock_at(all, high);
    pthread_mutex_lock(&first->m);
    if (first != second)
        pthread_mutex_lock(&second->m); // DEADLOCK!
    sum[a]--;
    sum[b]++;
    if (first != second)
        pthread_mutex_unlock(&second->m);
    pthread_mutex_unlock(&first->m);
}

static void *work(void *arg)
{
    for (unsigned i = 0; i < 100; i++)
        move(i % 16, (i * 7 + (unsigned)(unsigned long)arg) % 16);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < 16; i++)
        pthread_mutex_init(&all[i].m, 0);
    pthread_create(&a, 0, work, (void *)1);
    pthread_create(&b, 0, work, (void *)2);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
