// a closable queue of strings: what is taken out belongs to the taker
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct queue {
    pthread_mutex_t m;
    pthread_cond_t nonempty, nonfull;
    char *items[8];
    unsigned in, out;
    int closed;
};

static void q_init(struct queue *q)
{
    memset(q, 0, sizeof *q);
    pthread_mutex_init(&q->m, NULL);
    pthread_cond_init(&q->nonempty, NULL);
    pthread_cond_init(&q->nonfull, NULL);
}
static void q_put(struct queue *q, char *s)
{
    pthread_mutex_lock(&q->m);
    while (q->in - q->out == 8)
        pthread_cond_wait(&q->nonfull, &q->m);
    q->items[q->in++ % 8] = s;
    pthread_cond_signal(&q->nonempty);
    pthread_mutex_unlock(&q->m);
}
static char *q_get(struct queue *q)
{
    char *s = NULL;
    pthread_mutex_lock(&q->m);
    while (q->in == q->out && !q->closed)
        pthread_cond_wait(&q->nonempty, &q->m);
    if (q->in != q->out) {
        s = q->items[q->out++ % 8];
        pthread_cond_signal(&q->nonfull);
    }
    pthread_mutex_unlock(&q->m);
    return s;
}
static void q_close(struct queue *q)
{
    pthread_mutex_lock(&q->m);
    q->closed = 1;
    pthread_cond_broadcast(&q->nonempty);
    pthread_mutex_unlock(&q->m);
}
static void *upper(void *arg)
{
    char *s;
    while ((s = q_get(arg)) != NULL) {
        for (char *p = s; *p; p++)
            if (*p >= 'a' && *p <= 'z')
                *p = (char)(*p - 32);
        puts(s);
        free(s);
    }
    return NULL;
}

int main(void)
{
    struct queue q;
    pthread_t t[2];
    char line[64];
    q_init(&q);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, upper, &q);
    for (int i = 0; i < 20; i++) {
        snprintf(line, sizeof line, "line %d", i);
        q_put(&q, strdup(line));
    }
    q_close(&q);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
