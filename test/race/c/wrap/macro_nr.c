// all uses of the locking macro name the same lock
#include <pthread.h>
#include <stdio.h>

#define WITH_LOCK(m, statement)                                                                    \
    do {                                                                                           \
        pthread_mutex_lock(&(m));                                                                  \
        statement;                                                                                 \
        pthread_mutex_unlock(&(m));                                                                \
    } while (0)

static pthread_mutex_t lock_a = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t lock_b = PTHREAD_MUTEX_INITIALIZER;
static int count_a, count_b;

static void *first(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        WITH_LOCK(lock_a, count_a++); // NORACE
        WITH_LOCK(lock_b, count_b++); // NORACE
    }
    return NULL;
}

static void *second(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        WITH_LOCK(lock_a, count_a--); // NORACE
        WITH_LOCK(lock_b, count_b--); // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 200;

    pthread_create(&a, NULL, first, &rounds);
    pthread_create(&b, NULL, second, &rounds);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", count_a, count_b);
    return 0;
}
