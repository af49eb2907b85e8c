// The counter is moved on each time, around the ring.
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
        struct job *job = ring[head % JOBS];
        head++;
        pthread_mutex_unlock(&lock);
        job->runs++; // NORACE
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
