// Two threads print numbers in turn
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int current = 1;
static char line[64];
static void *odd(void *arg)
{
    (void)arg;
    for (int i = 1; i < 10; i += 2) {
        pthread_mutex_lock(&m);
        while (current % 2 == 0)
            pthread_cond_wait(&c, &m);
        snprintf(line, sizeof line, "odd %d", current);
        current++;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
static void *even(void *arg)
{
    (void)arg;
    for (int i = 2; i <= 10; i += 2) {
        pthread_mutex_lock(&m);
        while (current % 2 != 0)
            pthread_cond_wait(&c, &m);
        snprintf(line, sizeof line, "even %d", current);
        current++;
        pthread_cond_signal(&c);
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, odd, NULL);
    pthread_create(&b, NULL, even, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    puts(line);
    return 0;
}
