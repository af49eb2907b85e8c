// main reads the totals although the detached workers may still add to them
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t idle = PTHREAD_COND_INITIALIZER;
static int running;
static long total;

struct job {
    int from, to;
};

static void *worker(void *arg)
{
    struct job *job = arg;
    long sum = 0;

    for (int i = job->from; i < job->to; i++) // NORACE
        sum += i;
    free(job); // NORACE
    pthread_mutex_lock(&lock);
    total += sum; // RACE!
    if (--running == 0) // NORACE
        pthread_cond_signal(&idle);
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_attr_t attr;
    long answer;

    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    for (int i = 0; i < 4; i++) {
        struct job *job = malloc(sizeof(*job));
        pthread_t t;

        job->from = i * 100; // NORACE
        job->to = job->from + 100; // NORACE
        pthread_mutex_lock(&lock);
        running++; // NORACE
        pthread_mutex_unlock(&lock);
        if (pthread_create(&t, &attr, worker, job) != 0)
            abort();
    }
    usleep(1000);
    answer = total; // RACE!
    printf("%ld\n", answer);
    return 0;
}
