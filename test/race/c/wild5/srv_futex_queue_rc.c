// the producer counts in the job after it was pushed
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define CAP 8
struct job {
    int in, tries;
};
static struct job *items[CAP];
static int head, len;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER, not_full = PTHREAD_COND_INITIALIZER;
static void push(struct job *j)
{
    pthread_mutex_lock(&mu);
    while (len == CAP)
        pthread_cond_wait(&not_full, &mu);
    items[(head + len++) % CAP] = j;
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&mu);
}
static struct job *pop(void)
{
    pthread_mutex_lock(&mu);
    while (len == 0)
        pthread_cond_wait(&not_empty, &mu);
    struct job *j = items[head];
    head = (head + 1) % CAP;
    len--;
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&mu);
    return j;
}
static void *worker(void *arg)
{
    for (int i = 0; i < 8; i++) {
        struct job *j = pop();
        printf("%d %d\n", j->in, j->tries); // RACE!
        free(j); // RACE!
    }
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 32; i++) {
        struct job *j = calloc(1, sizeof *j);
        j->in = i;
        push(j);
        j->tries++; // RACE!
    }
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
