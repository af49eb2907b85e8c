// The counter is moved on each time, but two values of it mean one job.
// tsan: no: the threads seldom take their jobs in turn
#include <pthread.h>
#include <stdio.h>

enum { JOBS = 64 };

struct job {
    int runs;
};

static struct job jobs[JOBS];
static struct job *ring[JOBS];
static unsigned head;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg)
{
    for (int k = 0; k < 8; k++) {
        pthread_mutex_lock(&lock);
        struct job *job = ring[head / 2];
        head++;
        pthread_mutex_unlock(&lock);
        job->runs++; // RACE!
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    for (int i = 0; i < JOBS; i++)
        ring[i] = &jobs[i];
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", jobs[0].runs);
    return 0;
}
