// all threads get the same job object
// tsan: some: the second thread overwrites the first one in the shadow memory
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int from;
    int to;
    long sum;
};

static void *sum_range(void *arg)
{
    struct job *job = arg;

    for (int i = job->from; i < job->to; i++) // RACE! t
        job->sum += i; // RACE! s
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    struct job *jobs[3];
    long sum = 0;

    for (int i = 0; i < 3; i++) {
        jobs[i] = i == 0 ? calloc(1, sizeof(struct job)) : jobs[0];
        if (!jobs[i])
            return 1;
        jobs[i]->to = 300; // RACE! t
        pthread_create(&t[i], NULL, sum_range, jobs[i]);
    }
    for (int i = 0; i < 3; i++) {
        pthread_join(t[i], NULL);
        sum += jobs[i]->sum; // RACE! s
    }
    printf("%ld\n", sum);
    return 0;
}
