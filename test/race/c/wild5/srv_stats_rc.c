// counters of workers are reset by copying over them without their lock
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#define WORKERS 4
struct stats {
    unsigned long reqs, bytes;
};
struct worker {
    pthread_t tid;
    pthread_mutex_t lock;
    struct stats st;
};
static struct worker workers[WORKERS];
static void *run(void *arg)
{
    struct worker *w = arg;
    char buf[64];
    for (int i = 0; i < 100; i++) {
        ssize_t n = read(0, buf, sizeof buf);
        pthread_mutex_lock(&w->lock);
        w->st.reqs++; // RACE!
        if (n > 0)
            w->st.bytes += n; // RACE!
        pthread_mutex_unlock(&w->lock);
    }
    return NULL;
}
static void reset(void)
{
    for (int i = 0; i < WORKERS; i++)
        memset(&workers[i].st, 0, sizeof workers[i].st); // RACE!
}
int main(void)
{
    for (int i = 0; i < WORKERS; i++) {
        pthread_mutex_init(&workers[i].lock, NULL);
        pthread_create(&workers[i].tid, NULL, run, &workers[i]);
    }
    reset();
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i].tid, NULL);
    return 0;
}
