// ring with two writers and a reader, atomic sections by a mutex
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
#define SIZE 8
static int buf[SIZE];
static unsigned first, next;
static _Bool full;
static pthread_mutex_t mx = PTHREAD_MUTEX_INITIALIZER;
static int enqueue(int v)
{
    int ok = 0;
    pthread_mutex_lock(&mx);
    if (!full) {
        buf[next] = v;
        next = (next + 1) % SIZE;
        full = next == first;
        ok = 1;
    }
    pthread_mutex_unlock(&mx);
    return ok;
}
static int dequeue(int *v)
{
    int ok = 0;
    pthread_mutex_lock(&mx);
    if (full || first != next) {
        *v = buf[first];
        first = (first + 1) % SIZE;
        full = 0;
        ok = 1;
    }
    pthread_mutex_unlock(&mx);
    return ok;
}
static void *writer(void *arg)
{
    int *last = arg;
    while (__VERIFIER_nondet_int())
        if (enqueue(*last))
            (*last)++;
    return 0;
}
static void *reader(void *arg)
{
    int v;
    while (__VERIFIER_nondet_int())
        if (dequeue(&v))
            *(int *)arg += v;
    return 0;
}
int main(void)
{
    pthread_t w1, w2, r;
    int a = 0, b = 100, sum = 0;
    pthread_create(&w1, 0, writer, &a);
    pthread_create(&w2, 0, writer, &b);
    pthread_create(&r, 0, reader, &sum);
    pthread_join(w1, 0);
    pthread_join(w2, 0);
    pthread_join(r, 0);
    return a + b + sum;
}
