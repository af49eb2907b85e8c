// an array of records each with a lock; one access takes the neighbour's
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
struct cell {
    pthread_mutex_t mutex;
    int value;
};
#define N 8
struct cell cells[N];
void *update(void *arg)
{
    int i = __VERIFIER_nondet_int();
    if (i < 0 || i >= N - 1)
        return NULL;
    pthread_mutex_lock(&cells[i].mutex);
    cells[i].value++; // RACE!
    pthread_mutex_unlock(&cells[i].mutex);
    return NULL;
}
void *check(void *arg)
{
    int i = __VERIFIER_nondet_int();
    if (i < 0 || i >= N - 1)
        return NULL;
    pthread_mutex_lock(&cells[i + 1].mutex);
    if (cells[i].value < 0) // RACE!
        abort();
    pthread_mutex_unlock(&cells[i + 1].mutex);
    return NULL;
}
int main(void)
{
    pthread_t t;
    for (int i = 0; i < N; i++)
        pthread_mutex_init(&cells[i].mutex, NULL);
    while (__VERIFIER_nondet_int()) {
        pthread_create(&t, NULL, update, NULL);
        pthread_create(&t, NULL, check, NULL);
    }
    return 0;
}
