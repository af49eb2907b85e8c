// Jobs in a table with states; the status command reads the counters of running ones
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum state { IDLE, QUEUED, RUNNING, DONE };
struct job {
    enum state state;
    int steps;
    int exit_code;
};
#define MAXJOBS 16
static struct job jobs[MAXJOBS];
static int fifo[MAXJOBS], nfifo;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int closing;

static int job_take(void)
{
    int id = -1;
    pthread_mutex_lock(&lock);
    while (nfifo == 0 && !closing)
        pthread_cond_wait(&more, &lock);
    if (nfifo > 0) {
        id = fifo[--nfifo];
        jobs[id].state = RUNNING; // NORACE
    }
    pthread_mutex_unlock(&lock);
    return id;
}

static void *runner(void *arg)
{
    int id;
    while ((id = job_take()) >= 0) {
        for (int i = 0; i < 1000; i++)
            jobs[id].steps++; // RACE!
        pthread_mutex_lock(&lock);
        jobs[id].exit_code = 0; // NORACE
        jobs[id].state = DONE; // NORACE
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

static void status(void)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; i < MAXJOBS; i++)
        if (jobs[i].state == RUNNING) // NORACE
            printf("job %d: %d steps\n", i, jobs[i].steps); // RACE!
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, runner, NULL);
    for (int i = 0; i < MAXJOBS; i++) {
        pthread_mutex_lock(&lock);
        jobs[i].state = QUEUED; // NORACE
        fifo[nfifo++] = i;
        pthread_cond_signal(&more);
        pthread_mutex_unlock(&lock);
        status();
    }
    pthread_mutex_lock(&lock);
    closing = 1;
    pthread_cond_broadcast(&more);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
