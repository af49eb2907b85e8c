#include <pthread.h>
#define B 8
static struct { pthread_mutex_t m; int n; } bucket[B];
static void move(unsigned from, unsigned to)
{
    unsigned a = from % B, b = to % B;
    if (a > b) { unsigned t = a; a = b; b = t; }
    pthread_mutex_lock(&bucket[a].m);
    if (a != b)
        pthread_mutex_lock(&bucket[b].m);
    bucket[from % B].n--;
    bucket[to % B].n++;
    if (a != b)
        pthread_mutex_unlock(&bucket[b].m);
    pthread_mutex_unlock(&bucket[a].m);
}
static void *worker(void *arg)
{
    unsigned s = (unsigned)(long)arg;
    for (unsigned i = 0; i < 1000; i++)
        move(i * 31 + s, i * 17);
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < B; i++) pthread_mutex_init(&bucket[i].m, NULL);
    for (long i = 0; i < 4; i++) pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 4; i++) pthread_join(t[i], NULL);
    return 0;
}
