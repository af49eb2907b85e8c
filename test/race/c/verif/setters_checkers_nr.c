// a number of setters and checkers that is not known, handles in memory from malloc
#include <stdlib.h>
#include <pthread.h>
extern void abort(void);
extern int __VERIFIER_nondet_int(void);

static int a = 0;
static int b = 0;
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;

void *set(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&guard);
    a = 1;
    b = -1;
    pthread_mutex_unlock(&guard);
    return NULL;
}

void *check(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&guard);
    int x = a;
    if (!((x == 0 && b == 0) || (x == 1 && b == -1)))
        abort();
    pthread_mutex_unlock(&guard);
    return NULL;
}

int main(void)
{
    int setters = __VERIFIER_nondet_int();
    int checkers = __VERIFIER_nondet_int();
    if (setters < 1 || checkers < 1)
        return 0;
    pthread_t *s = malloc(sizeof(pthread_t) * setters);
    pthread_t *c = malloc(sizeof(pthread_t) * checkers);
    for (int i = 0; i < setters; i++)
        if (0 != pthread_create(&s[i], NULL, &set, NULL))
            exit(-1);
    for (int i = 0; i < checkers; i++)
        if (0 != pthread_create(&c[i], NULL, &check, NULL))
            exit(-1);
    for (int i = 0; i < setters; i++)
        if (0 != pthread_join(s[i], NULL))
            exit(-1);
    for (int i = 0; i < checkers; i++)
        if (0 != pthread_join(c[i], NULL))
            exit(-1);
    free(s);
    free(c);
    return a + b;
}
