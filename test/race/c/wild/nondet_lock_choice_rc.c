// Which of two locks is taken depends on an input
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdlib.h>
#include <assert.h>

int nondet(void) { return rand() & 1; }

pthread_mutex_t A = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t B = PTHREAD_MUTEX_INITIALIZER;
int x;

void *t_fun(void *arg)
{
    pthread_mutex_t *l = nondet() ? &A : &B;
    pthread_mutex_lock(l);
    x = x + 1; // RACE!
    pthread_mutex_unlock(l);
    return NULL;
}

int main(void)
{
    pthread_t id1, id2;
    pthread_create(&id1, NULL, t_fun, NULL);
    pthread_create(&id2, NULL, t_fun, NULL);
    pthread_mutex_lock(&A);
    x = x + 1; // RACE!
    pthread_mutex_unlock(&A);
    pthread_join(id1, NULL);
    pthread_join(id2, NULL);
    assert(x <= 3);
    return 0;
}
