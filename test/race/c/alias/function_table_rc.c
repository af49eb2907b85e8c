// one of the thread functions in the table writes without the lock
// tsan: some: threads must meet on every one of the lines
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int level;

static void *raise_level(void *arg)
{
    pthread_mutex_lock(&lock);
    level += *(int *)arg; // RACE!
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *lower_level(void *arg)
{
    pthread_mutex_lock(&lock);
    level -= *(int *)arg; // RACE!
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *reset_level(void *arg)
{
    (void)arg;
    level = 0; // RACE!
    return NULL;
}

static void *(*const jobs[])(void *) = {raise_level, lower_level, reset_level};

int main(void)
{
    pthread_t t[3];
    int step = 2;

    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, jobs[i], &step);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", level);
    return 0;
}
