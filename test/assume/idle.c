/* A-IDLE: a task is counted while it is queued or running. Here one is put without being counted. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct task {
    int *arg;
    struct task *next;
};

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t work = PTHREAD_COND_INITIALIZER, idle = PTHREAD_COND_INITIALIZER;
static struct task *head;
static int pending, data[16], count;

static void *worker(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&m);
    for (;;) {
        while (!head)
            pthread_cond_wait(&work, &m);
        struct task *t = head;
        head = t->next;
        pthread_mutex_unlock(&m);
        *t->arg = 1;
        free(t);
        pthread_mutex_lock(&m);
        pending--;
        pthread_cond_signal(&idle);
#ifdef CONTROL
        pthread_mutex_unlock(&m);
        count++;
        pthread_mutex_lock(&m);
#endif
    }
    return NULL;
}

static void put(int *arg, int is_counted)
{
    struct task *t = malloc(sizeof *t);
    t->arg = arg;
    pthread_mutex_lock(&m);
    t->next = head;
    head = t;
    if (is_counted)
        pending++;
    pthread_cond_signal(&work);
    pthread_mutex_unlock(&m);
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    pthread_create(&t, NULL, worker, NULL);
    for (int i = 0; i < 16; i++)
        put(&data[i], i != 3);
    pthread_mutex_lock(&m);
    while (pending > 0)
        pthread_cond_wait(&idle, &m);
    pthread_mutex_unlock(&m);
    for (int i = 0; i < 16; i++)
        sum += data[i];
    printf("%d %d\n", sum, count);
    return 0;
}
