#include <pthread.h>
#include <stdlib.h>
struct hlock { pthread_mutex_t m; int level; };
static _Thread_local int held_level;
static struct hlock high = { PTHREAD_MUTEX_INITIALIZER, 2 }, low = { PTHREAD_MUTEX_INITIALIZER, 1 };
static int data;
static int hl_lock(struct hlock *h)
{
    int old = held_level;
    if (old != 0 && h->level >= old)
        abort();
    pthread_mutex_lock(&h->m);
    held_level = h->level;
    return old;
}
static void hl_unlock(struct hlock *h, int old)
{
    held_level = old;
    pthread_mutex_unlock(&h->m);
}
static void *down(void *p)
{
    int a = hl_lock(&high), b = hl_lock(&low);
    data++;
    hl_unlock(&low, b);
    hl_unlock(&high, a);
    return p;
}
static void *other(void *p)
{
    int a = hl_lock(&high), b = hl_lock(&low);
    data--;
    hl_unlock(&low, b);
    hl_unlock(&high, a);
    return p;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, down, NULL);
    pthread_create(&b, NULL, other, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
