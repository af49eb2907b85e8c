// the main thread takes an empty queue for finished work
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

struct job {
    struct job *next;
    int in;
    int *out;
};
static struct job *head;
static int stop;
static int results[8];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&m);
    while (!stop) {
        struct job *j = head;
        if (!j) {
            pthread_cond_wait(&c, &m);
            continue;
        }
        head = j->next;
        pthread_mutex_unlock(&m);
        *j->out = j->in * 2; // RACE!
        free(j);
        pthread_mutex_lock(&m);
    }
    pthread_mutex_unlock(&m);
    return NULL;
}
static void put(int in, int *out)
{
    struct job *j = malloc(sizeof *j);
    j->in = in;   // NORACE
    j->out = out; // NORACE
    pthread_mutex_lock(&m);
    j->next = head;
    head = j;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
}
int main(void)
{
    pthread_t w[3];
    int sum = 0, busy = 1;
    for (int i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int i = 0; i < 8; i++)
        put(i, &results[i]);
    while (busy) {
        pthread_mutex_lock(&m);
        busy = head != NULL;
        pthread_mutex_unlock(&m);
        sched_yield();
    }
    for (int i = 0; i < 8; i++)
        sum += results[i]; // RACE!
    pthread_mutex_lock(&m);
    stop = 1;
    pthread_cond_broadcast(&c);
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    return sum;
}
