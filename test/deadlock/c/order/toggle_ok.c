// a function takes or gives back the lock, as it is told; who calls it gives it back itself, later
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t pages = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static int count, lines;
static int modes[4];

static void freeze(int is_on)
{
    if (is_on)
        pthread_mutex_lock(&pages);
    else
        pthread_mutex_unlock(&pages);
}

static void *scan(void *arg)
{
    int *mode = arg;
    freeze(mode[0]);
    count++;
    freeze(mode[1]);
    pthread_mutex_lock(&log_lock);
    lines++;
    pthread_mutex_unlock(&log_lock);
    freeze(mode[0]);
    count++;
    pthread_mutex_unlock(&pages);
    return NULL;
}

static void *report(void *unused)
{
    (void)unused;
    pthread_mutex_lock(&log_lock);
    pthread_mutex_lock(&pages);
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
