// a server with counters per worker, summed by a thread under each worker's lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#define WORKERS 4
struct stats {
    unsigned long reqs, bytes;
};
struct worker {
    pthread_t tid;
    int id, stop;
    pthread_mutex_t lock;
    struct stats st;
};
static struct worker workers[WORKERS];
static int should_stop(struct worker *w)
{
    pthread_mutex_lock(&w->lock);
    int s = w->stop;
    pthread_mutex_unlock(&w->lock);
    return s;
}
static void *run(void *arg)
{
    struct worker *w = arg;
    char buf[64];
    while (!should_stop(w)) {
        ssize_t n = read(0, buf, sizeof buf);
        pthread_mutex_lock(&w->lock);
        w->st.reqs++;
        if (n > 0)
            w->st.bytes += n;
        pthread_mutex_unlock(&w->lock);
    }
    return NULL;
}
static struct stats collect(void)
{
    struct stats sum;
    memset(&sum, 0, sizeof sum);
    for (int i = 0; i < WORKERS; i++) {
        pthread_mutex_lock(&workers[i].lock);
        sum.reqs += workers[i].st.reqs;
        sum.bytes += workers[i].st.bytes;
        pthread_mutex_unlock(&workers[i].lock);
    }
    return sum;
}
int main(void)
{
    for (int i = 0; i < WORKERS; i++) {
        workers[i].id = i;
        pthread_mutex_init(&workers[i].lock, NULL);
        pthread_create(&workers[i].tid, NULL, run, &workers[i]);
    }
    for (int k = 0; k < 5; k++) {
        struct stats s = collect();
        printf("%lu %lu\n", s.reqs, s.bytes);
        sleep(1);
    }
    for (int i = 0; i < WORKERS; i++) {
        pthread_mutex_lock(&workers[i].lock);
        workers[i].stop = 1;
        pthread_mutex_unlock(&workers[i].lock);
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i].tid, NULL);
    return 0;
}
