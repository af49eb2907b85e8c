// A channel without buffer, as in other languages: the sender waits until its value was taken.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    pthread_mutex_t r_mu, w_mu, m_mu;
    pthread_cond_t r_cond, w_cond;
    void *data;
    int closed;
    int r_waiting, w_waiting;
} chan_t;

static chan_t *chan_init(void)
{
    chan_t *c = calloc(1, sizeof *c);
    pthread_mutex_init(&c->r_mu, NULL);
    pthread_mutex_init(&c->w_mu, NULL);
    pthread_mutex_init(&c->m_mu, NULL);
    pthread_cond_init(&c->r_cond, NULL);
    pthread_cond_init(&c->w_cond, NULL);
    return c;
}

static int chan_send(chan_t *c, void *data)
{
    pthread_mutex_lock(&c->w_mu);
    pthread_mutex_lock(&c->m_mu);
    if (c->closed) {
        pthread_mutex_unlock(&c->m_mu);
        pthread_mutex_unlock(&c->w_mu);
        return -1;
    }
    c->data = data; // NORACE
    c->w_waiting++; // NORACE
    if (c->r_waiting > 0)
        pthread_cond_signal(&c->r_cond);
    while (c->w_waiting > 0)
        pthread_cond_wait(&c->w_cond, &c->m_mu);
    pthread_mutex_unlock(&c->m_mu);
    pthread_mutex_unlock(&c->w_mu);
    return 0;
}

static int chan_recv(chan_t *c, void **data)
{
    pthread_mutex_lock(&c->r_mu);
    pthread_mutex_lock(&c->m_mu);
    while (!c->closed && !c->w_waiting) {
        c->r_waiting++;
        pthread_cond_wait(&c->r_cond, &c->m_mu);
        c->r_waiting--; // NORACE
    }
    if (c->closed) {
        pthread_mutex_unlock(&c->m_mu);
        pthread_mutex_unlock(&c->r_mu);
        return -1;
    }
    *data = c->data; // NORACE
    c->w_waiting--;
    pthread_cond_signal(&c->w_cond);
    pthread_mutex_unlock(&c->m_mu);
    pthread_mutex_unlock(&c->r_mu);
    return 0;
}

static void *ping(void *arg)
{
    chan_t *c = arg;
    for (int i = 0; i < 10; i++) {
        int *v = malloc(sizeof *v);
        *v = i; // NORACE
        chan_send(c, v);
    }
    return NULL;
}

int main(void)
{
    chan_t *c = chan_init();
    pthread_t t;
    pthread_create(&t, NULL, ping, c);
    for (int i = 0; i < 10; i++) {
        void *p;
        if (chan_recv(c, &p) != 0)
            break;
        printf("%d\n", *(int *)p); // NORACE
        free(p);
    }
    pthread_join(t, NULL);
    free(c);
    return 0;
}
