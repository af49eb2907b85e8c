#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

static pthread_mutex_t config_lock = PTHREAD_MUTEX_INITIALIZER;
static int port = 80;

struct start {
    pthread_mutex_t lock;
    pthread_cond_t cond;
    bool ready;
};

static int config_port(void)
{
    pthread_mutex_lock(&config_lock); // DEADLOCK!
    int p = port;
    pthread_mutex_unlock(&config_lock);
    return p;
}

static void *listener(void *arg)
{
    struct start *s = arg;
    int p = config_port(); // DEADLOCK
    printf("listening on %d\n", p);
    pthread_mutex_lock(&s->lock);
    s->ready = true;
    pthread_cond_signal(&s->cond); // DEADLOCK
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

static void spawn_listener(pthread_t *t)
{
    struct start s = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, false };
    pthread_create(t, NULL, listener, &s);
    pthread_mutex_lock(&s.lock);
    while (!s.ready)
        pthread_cond_wait(&s.cond, &s.lock); // DEADLOCK!
    pthread_mutex_unlock(&s.lock);
}

static void reload(int p, pthread_t *t)
{
    pthread_mutex_lock(&config_lock); // DEADLOCK
    port = p;
    spawn_listener(t); // DEADLOCK
    pthread_mutex_unlock(&config_lock);
}

int main(void)
{
    pthread_t t;
    reload(8080, &t);
    pthread_join(t, NULL);
    return 0;
}
