/* The start is given only when the first half is done, which waits for it. */
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static bool start, first_half, more, second_half;

static void set(bool *flag)
{
    pthread_mutex_lock(&lock);
    *flag = true;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static void await(const bool *flag)
{
    pthread_mutex_lock(&lock);
    while (!*flag)
        pthread_cond_wait(&changed, &lock); // DEADLOCK
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    await(&start); // DEADLOCK!
    puts("first half");
    set(&first_half);
    await(&more); // DEADLOCK
    puts("second half");
    set(&second_half);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    await(&first_half); // DEADLOCK!
    set(&start);
    set(&more);
    await(&second_half); // DEADLOCK
    pthread_join(t, NULL); // DEADLOCK
    return 0;
}
