// jobs in an array are claimed by a shared index
#include <pthread.h>
#define JOBS 40
struct job { int input, output; };
static struct job jobs[JOBS];
static int next_job;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static int claim(void)
{
    int j;
    pthread_mutex_lock(&m);
    j = next_job < JOBS ? next_job++ : -1;
    pthread_mutex_unlock(&m);
    return j;
}

static void *worker(void *arg)
{
    int j;
    while ((j = claim()) >= 0)
        jobs[j].output = jobs[j].input * 2;
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    long sum = 0;
    for (int i = 0; i < JOBS; i++)
        jobs[i].input = i;
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < JOBS; i++)
        sum += jobs[i].output;
    return (int)sum;
}
