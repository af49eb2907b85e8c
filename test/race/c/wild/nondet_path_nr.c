// The lock is taken on one path or the other, always before the access
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);
int __VERIFIER_nondet_int(void) { return rand(); }
void reach_error(void) { abort(); }

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int glob1 = 5;
int glob2 = 7;

void bad_path(void) { pthread_mutex_lock(&m); }

void *t_fun(void *arg)
{
    int k = __VERIFIER_nondet_int();
    int locked = 0;
    if (k % 2) {
        pthread_mutex_lock(&m);
        locked = 1;
    } else {
        bad_path();
    }
    glob1++;
    if (glob1 > glob2)
        glob2 = glob1;
    if (locked)
        pthread_mutex_unlock(&m);
    else
        pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t id;
    int i;
    pthread_create(&id, NULL, t_fun, NULL);
    pthread_mutex_lock(&m);
    i = glob1;
    glob1 = i + 1;
    if (glob1 != i + 1)
        reach_error();
    pthread_mutex_unlock(&m);
    pthread_join(id, NULL);
    glob2++;
    return 0;
}
