// an array of records each with a lock
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
    if (i < 0 || i >= N)
        return NULL;
    pthread_mutex_lock(&cells[i].mutex);
    cells[i].value++;
    pthread_mutex_unlock(&cells[i].mutex);
    return NULL;
}
void *check(void *arg)
{
    int i = __VERIFIER_nondet_int();
    if (i < 0 || i >= N)
        return NULL;
    struct cell *c = &cells[i];
    pthread_mutex_lock(&c->mutex);
    if (c->value < 0)
        abort();
    pthread_mutex_unlock(&c->mutex);
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
