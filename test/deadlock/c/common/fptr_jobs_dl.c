#include <pthread.h>
#include <stddef.h>

typedef void (*job_fn)(void);

static pthread_mutex_t db = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t log_mtx = PTHREAD_MUTEX_INITIALIZER;
static int rows, lines;

static void write_log(void)
{
    pthread_mutex_lock(&log_mtx); // DEADLOCK!
    lines++;
    pthread_mutex_unlock(&log_mtx);
}

static void update_row(void)
{
    pthread_mutex_lock(&db); // DEADLOCK
    rows++;
    write_log(); // DEADLOCK
    pthread_mutex_unlock(&db);
}

static void rotate_log(void)
{
    pthread_mutex_lock(&log_mtx); // DEADLOCK
    pthread_mutex_lock(&db); // DEADLOCK!
    lines = rows;
    pthread_mutex_unlock(&db);
    pthread_mutex_unlock(&log_mtx);
}

static job_fn jobs[] = { update_row, rotate_log };

static void *runner(void *arg)
{
    size_t index = (size_t)arg;
    for (int i = 0; i < 1000; i++)
        jobs[index]();
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    for (size_t i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, runner, (void *)i);
    for (size_t i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
