#include <pthread.h>
#include <stdlib.h>

struct session {
    pthread_mutex_t in, out;
    int rx, tx;
};

static void session_forward(struct session *s)
{
    pthread_mutex_lock(&s->in); // DEADLOCK
    pthread_mutex_lock(&s->out); // DEADLOCK!
    s->tx += s->rx;
    pthread_mutex_unlock(&s->out);
    pthread_mutex_unlock(&s->in);
}

static void session_backward(struct session *s)
{
    pthread_mutex_lock(&s->out); // DEADLOCK
    pthread_mutex_lock(&s->in); // DEADLOCK!
    s->rx += s->tx;
    pthread_mutex_unlock(&s->in);
    pthread_mutex_unlock(&s->out);
}

static void *forward(void *arg)
{
    session_forward(arg);
    return NULL;
}

static void *backward(void *arg)
{
    session_backward(arg);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    struct session *s = malloc(sizeof *s);
    pthread_mutex_init(&s->in, NULL);
    pthread_mutex_init(&s->out, NULL);
    s->rx = s->tx = 1;
    pthread_create(&a, NULL, forward, s);
    pthread_create(&b, NULL, backward, s);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
