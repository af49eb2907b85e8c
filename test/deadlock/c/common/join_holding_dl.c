#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct server {
    pthread_mutex_t lock;
    pthread_t worker;
    int running;
    long served;
};

static void *serve(void *arg)
{
    struct server *s = arg;
    for (;;) {
        pthread_mutex_lock(&s->lock); // DEADLOCK
        if (!s->running) {
            pthread_mutex_unlock(&s->lock);
            break;
        }
        s->served++;
        pthread_mutex_unlock(&s->lock);
    }
    return NULL;
}

static struct server *server_start(void)
{
    struct server *s = calloc(1, sizeof *s);
    pthread_mutex_init(&s->lock, NULL);
    s->running = 1;
    pthread_create(&s->worker, NULL, serve, s);
    return s;
}

static void server_stop(struct server *s)
{
    pthread_mutex_lock(&s->lock); // DEADLOCK
    s->running = 0;
    pthread_join(s->worker, NULL); // DEADLOCK!
    pthread_mutex_unlock(&s->lock);
    printf("%ld\n", s->served);
    pthread_mutex_destroy(&s->lock);
    free(s);
}

int main(void)
{
    struct server *s = server_start();
    server_stop(s);
    return 0;
}
