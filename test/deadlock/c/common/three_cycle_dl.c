#include <pthread.h>
#include <stdio.h>

#define N 3

typedef struct {
    pthread_mutex_t *first;
    pthread_mutex_t *second;
    const char *name;
} work_t;

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t c = PTHREAD_MUTEX_INITIALIZER;
static int counter_a, counter_b, counter_c;

static void *worker_ab(void *p)
{
    pthread_mutex_lock(&a); // DEADLOCK
    counter_a++;
    pthread_mutex_lock(&b); // DEADLOCK!
    counter_b++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return p;
}

static void *worker_bc(void *p)
{
    pthread_mutex_lock(&b); // DEADLOCK
    counter_b++;
    pthread_mutex_lock(&c); // DEADLOCK!
    counter_c++;
    pthread_mutex_unlock(&c);
    pthread_mutex_unlock(&b);
    return p;
}

static void *worker_ca(void *p)
{
    pthread_mutex_lock(&c); // DEADLOCK
    counter_c++;
    pthread_mutex_lock(&a); // DEADLOCK!
    counter_a++;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&c);
    return p;
}

int main(void)
{
    pthread_t t[N];
    void *(*f[N])(void *) = { worker_ab, worker_bc, worker_ca };
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, f[i], NULL);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%d %d %d\n", counter_a, counter_b, counter_c);
    return 0;
}
