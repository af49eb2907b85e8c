// An index that the environment chooses, one lock for each half only
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
extern void abort(void);
#define SIZE 8
int tab[SIZE];
pthread_mutex_t lo = PTHREAD_MUTEX_INITIALIZER, hi = PTHREAD_MUTEX_INITIALIZER;
void *writer(void *arg)
{
    int i = __VERIFIER_nondet_int();
    (void)arg;
    if (i < 0 || i >= SIZE)
        abort();
    if (i <= SIZE / 2) {
        pthread_mutex_lock(&lo);
        tab[i] = i; // RACE!
        pthread_mutex_unlock(&lo);
    } else {
        pthread_mutex_lock(&hi);
        tab[i] = -i;
        pthread_mutex_unlock(&hi);
    }
    return 0;
}
int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, writer, 0);
    pthread_create(&t2, 0, writer, 0);
    pthread_mutex_lock(&hi);
    if (tab[SIZE / 2] > 0) // RACE!
        tab[SIZE / 2] = 0; // RACE!
    pthread_mutex_unlock(&hi);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    return 0;
}
