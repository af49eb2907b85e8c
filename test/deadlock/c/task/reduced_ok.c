// As verification tasks look: unknown values decide.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assert(int);
pthread_mutex_t m1 = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t m2 = PTHREAD_MUTEX_INITIALIZER;
int g;

void *t_fun(void *arg)
{
    int flag = __VERIFIER_nondet_int();
    if (flag)
        pthread_mutex_lock(&m1);
    pthread_mutex_lock(&m2);
    g++;
    pthread_mutex_unlock(&m2);
    if (flag)
        pthread_mutex_unlock(&m1);
    return NULL;
}

int main(void)
{
    pthread_t id;
    pthread_create(&id, NULL, t_fun, NULL);
    int flag = __VERIFIER_nondet_int();
    if (flag) {
        pthread_mutex_lock(&m1);
        pthread_mutex_lock(&m2);
        g--;
        pthread_mutex_unlock(&m1);
        pthread_mutex_unlock(&m2);
    }
    pthread_join(id, NULL);
    return 0;
}
