/* Whether the second thread takes the inner lock is decided by an unknown number. */
#include <pthread.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

pthread_mutex_t A = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t B = PTHREAD_MUTEX_INITIALIZER;
int x, y;

void *t1(void *arg)
{
    pthread_mutex_lock(&A); // DEADLOCK
    x++;
    pthread_mutex_lock(&B); // DEADLOCK!
    y = x;
    pthread_mutex_unlock(&B);
    pthread_mutex_unlock(&A);
    return NULL;
}

void *t2(void *arg)
{
    pthread_mutex_lock(&B); // DEADLOCK
    int again = __VERIFIER_nondet_int();
    if (again) {
        pthread_mutex_lock(&A); // DEADLOCK!
        x--;
        pthread_mutex_unlock(&A);
    }
    y++;
    pthread_mutex_unlock(&B);
    return NULL;
}

int main(void)
{
    pthread_t id1, id2;
    pthread_create(&id1, NULL, t1, NULL);
    pthread_create(&id2, NULL, t2, NULL);
    pthread_join(id1, NULL);
    pthread_join(id2, NULL);
    return 0;
}
