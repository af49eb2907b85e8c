// Tasks are marked in their table, under the lock, but when others may have taken them
#include <pthread.h>
#include <stdio.h>

struct task {
    int id;
    int progress;
    struct task *next;
};
static struct task tasks[64];
static struct task *queue;
static int quit;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;

static struct task *get(void)
{
    struct task *t;
    pthread_mutex_lock(&mu);
    while (!queue && !quit)
        pthread_cond_wait(&cv, &mu);
    t = queue;
    if (t)
        queue = t->next;
    pthread_mutex_unlock(&mu);
    return t;
}

static void *worker(void *a)
{
    struct task *t;
    while ((t = get()))
        for (int i = 0; i < 100; i++)
            t->progress++; // RACE!
    return a;
}

static void put(struct task *t)
{
    t->next = queue;
    queue = t;
    pthread_cond_signal(&cv);
}

int main(void)
{
    pthread_t w[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int i = 0; i < 64; i++) {
        pthread_mutex_lock(&mu);
        put(&tasks[i]);
        pthread_mutex_unlock(&mu);
        pthread_mutex_lock(&mu);
        tasks[i].progress = 1; // RACE!
        pthread_mutex_unlock(&mu);
    }
    pthread_mutex_lock(&mu);
    quit = 1;
    pthread_cond_broadcast(&cv);
    pthread_mutex_unlock(&mu);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    return 0;
}
