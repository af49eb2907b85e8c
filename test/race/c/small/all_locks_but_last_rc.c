// the loop that takes all locks leaves out the last one
#include <pthread.h>

#define N 8
struct b {
    pthread_mutex_t m;
    long v;
};

static struct b a[N];
static void *one(void *p)
{
    long i = (long)p;
    pthread_mutex_lock(&a[i].m);
    a[i].v++; // RACE!
    pthread_mutex_unlock(&a[i].m);
    return 0;
}

static void *all(void *p)
{
    (void)p;
    for (int i = 0; i + 1 < N; i++)
        pthread_mutex_lock(&a[i].m);
    for (int i = 0; i < N; i++)
        a[i].v = 0; // RACE!
    for (int i = 0; i + 1 < N; i++)
        pthread_mutex_unlock(&a[i].m);
    return 0;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&a[i].m, 0);
    pthread_create(&t[0], 0, one, (void *)7);
    pthread_create(&t[1], 0, one, (void *)2);
    pthread_create(&t[2], 0, all, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return (int)a[1].v;
}
