#include <errno.h>
#include <pthread.h>
#include <time.h>
static pthread_mutex_t log_m = PTHREAD_MUTEX_INITIALIZER, db_m = PTHREAD_MUTEX_INITIALIZER;
static int rows, lines;
static void *writer(void *p)
{
    pthread_mutex_lock(&db_m);
    rows++;
    pthread_mutex_lock(&log_m);
    lines++;
    pthread_mutex_unlock(&log_m);
    pthread_mutex_unlock(&db_m);
    return p;
}
static void *rotate(void *p)
{
    struct timespec ts;
    clock_gettime(CLOCK_REALTIME, &ts);
    ts.tv_sec++;
    pthread_mutex_lock(&log_m);
    if (pthread_mutex_timedlock(&db_m, &ts) == ETIMEDOUT) {
        pthread_mutex_unlock(&log_m);
        return p;
    }
    lines = 0;
    rows = 0;
    pthread_mutex_unlock(&db_m);
    pthread_mutex_unlock(&log_m);
    return p;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, writer, NULL);
    pthread_create(&b, NULL, rotate, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
