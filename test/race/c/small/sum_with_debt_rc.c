// writers wait until a sum is zero or less; one of its parts may be negative, so two get through
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int credit, active;
static long data;

static void *grant(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20000; i++) {
        pthread_mutex_lock(&lock);
        credit--;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *writer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 20000; i++) {
        pthread_mutex_lock(&lock);
        while (active + credit > 0)
            pthread_cond_wait(&changed, &lock);
        active++;
        pthread_mutex_unlock(&lock);
        data++; // RACE!
        pthread_mutex_lock(&lock);
        active--;
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t g, w[3];

    pthread_create(&g, NULL, grant, NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, writer, NULL);
    pthread_join(g, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    printf("%ld\n", data);
    return 0;
}
