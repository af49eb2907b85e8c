// A pool puts finished jobs on a done list that main takes as a whole
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
    int in, out;
    struct job *next;
};
static struct job *todo, *done;
static int left;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t any = PTHREAD_COND_INITIALIZER;

static void *worker(void *arg)
{
    pthread_mutex_lock(&mu);
    while (todo) { // NORACE
        struct job *j = todo;
        todo = j->next;
        pthread_mutex_unlock(&mu);
        j->out = j->in * j->in; // NORACE
        pthread_mutex_lock(&mu);
        j->next = done; // NORACE
        done = j;
        pthread_cond_signal(&any);
    }
    pthread_mutex_unlock(&mu);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    long sum = 0;
    for (int i = 0; i < 50; i++) {
        struct job *j = malloc(sizeof *j);
        j->in = i; // NORACE
        j->next = todo;
        todo = j;
        left++;
    }
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    while (left > 0) { // NORACE
        pthread_mutex_lock(&mu);
        while (!done)
            pthread_cond_wait(&any, &mu);
        struct job *batch = done;
        done = NULL;
        pthread_mutex_unlock(&mu);
        while (batch) {
            struct job *next = batch->next; // NORACE
            sum += batch->out; // NORACE
            free(batch);
            batch = next;
            left--;
        }
    }
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", sum);
    return 0;
}
