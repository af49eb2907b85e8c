// a function takes the lock for its caller, who gives it back only after it took another one
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t pages = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static int count, lines;
static int modes[4];

static void freeze(int rounds)
{
    pthread_mutex_lock(&pages);
    count += rounds;
}

static void *scan(void *arg)
{
    freeze(*(int *)arg);
    pthread_mutex_lock(&log_lock); // DEADLOCK!
    lines++;
    pthread_mutex_unlock(&log_lock);
    pthread_mutex_unlock(&pages);
    return NULL;
}

static void *report(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&log_lock);
    pthread_mutex_lock(&pages); // DEADLOCK!
    printf("%d %d\n", count, lines);
    pthread_mutex_unlock(&pages);
    pthread_mutex_unlock(&log_lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    modes[0] = 1;
    pthread_create(&a, NULL, scan, modes);
    pthread_create(&b, NULL, report, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
