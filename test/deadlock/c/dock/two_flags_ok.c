/* The start is given, and then each half is waited for. */
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
        pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
}

static void *worker(void *arg)
{
    await(&start);
    puts("first half");
    set(&first_half);
    await(&more);
    puts("second half");
    set(&second_half);
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    set(&start);
    await(&first_half);
    set(&more);
    await(&second_half);
    pthread_join(t, NULL);
    return 0;
}
