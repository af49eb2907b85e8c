#include <pthread.h>
#include <stdlib.h>

struct session {
    pthread_mutex_t in, out;
    int rx, tx;
};

static void session_forward(struct session *s)
{
    pthread_mutex_lock(&s->in);
    pthread_mutex_lock(&s->out);
    s->tx += s->rx;
    pthread_mutex_unlock(&s->out);
    pthread_mutex_unlock(&s->in);
}

static void session_backward(struct session *s)
{
    pthread_mutex_lock(&s->out);
    pthread_mutex_lock(&s->in);
    s->rx += s->tx;
    pthread_mutex_unlock(&s->in);
    pthread_mutex_unlock(&s->out);
}

static void *own_session(void *arg)
{
    struct session *s = malloc(sizeof *s);
    (void)arg;
    pthread_mutex_init(&s->in, NULL);
    pthread_mutex_init(&s->out, NULL);
    s->rx = s->tx = 1;
    session_forward(s);
    session_backward(s);
    free(s);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, own_session, NULL);
    pthread_create(&b, NULL, own_session, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
