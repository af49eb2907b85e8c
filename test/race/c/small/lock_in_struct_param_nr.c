// A lock is handed to a helper together with the record that it guards
#include <pthread.h>
#include <stdlib.h>

struct account {
    pthread_mutex_t guard;
    long cents;
    int moves;
};

static void change(pthread_mutex_t *m, long *where, long by)
{
    pthread_mutex_lock(m);
    *where += by;
    pthread_mutex_unlock(m);
}

static void *payer(void *p)
{
    struct account *a = p;
    for (int i = 0; i < 50; i++)
        change(&a->guard, &a->cents, -i);
    return NULL;
}

static void *payee(void *p)
{
    struct account *a = p;
    for (int i = 0; i < 50; i++)
        change(&a->guard, &a->cents, i);
    pthread_mutex_lock(&a->guard);
    a->moves++;
    pthread_mutex_unlock(&a->guard);
    return NULL;
}

int main(void)
{
    pthread_t x, y;
    struct account *a = calloc(1, sizeof *a);
    if (!a)
        return 1;
    pthread_mutex_init(&a->guard, NULL);
    pthread_create(&x, NULL, payer, a);
    pthread_create(&y, NULL, payee, a);
    pthread_join(x, NULL);
    pthread_join(y, NULL);
    int bad = a->cents != 0 || a->moves != 1;
    pthread_mutex_destroy(&a->guard);
    free(a);
    return bad;
}
