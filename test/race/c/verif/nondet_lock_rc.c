// the lock is taken and given back under the same unknown condition
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);

int global;
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void *t_fun(void *arg)
{
    int i = __VERIFIER_nondet_int();

    if (i)
        pthread_mutex_lock(&mutex);
    global++; // RACE!
    if (i)
        pthread_mutex_unlock(&mutex);
    return NULL;
}

int main(void)
{
    pthread_t id;
    int j = __VERIFIER_nondet_int();

    pthread_create(&id, NULL, t_fun, NULL);
    if (j > 3)
        pthread_mutex_lock(&mutex);
    j = j > 3;
    if (j)
    global++; // RACE!
    if (j)
        pthread_mutex_unlock(&mutex);
    pthread_join(id, NULL);
    return 0;
}
