// log lines go through a ring to a thread that writes them
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#define RING 64
#define LINE 128
struct logger {
    char lines[RING][LINE];
    int head, count, closing;
    long dropped;
    pthread_mutex_t mu;
    pthread_cond_t more;
    pthread_t thread;
    FILE *out;
};
static struct logger L;
static void *log_main(void *arg)
{
    struct logger *l = arg;
    char line[LINE];
    pthread_mutex_lock(&l->mu);
    for (;;) {
        while (l->count == 0 && !l->closing)
            pthread_cond_wait(&l->more, &l->mu);
        if (l->count == 0)
            break;
        memcpy(line, l->lines[l->head], LINE);
        l->head = (l->head + 1) % RING;
        l->count--;
        pthread_mutex_unlock(&l->mu);
        fputs(line, l->out);
        pthread_mutex_lock(&l->mu);
    }
    pthread_mutex_unlock(&l->mu);
    fflush(l->out);
    return NULL;
}
static void log_open(FILE *out)
{
    memset(&L, 0, sizeof L);
    L.out = out;
    pthread_mutex_init(&L.mu, NULL);
    pthread_cond_init(&L.more, NULL);
    pthread_create(&L.thread, NULL, log_main, &L);
}
static void log_printf(const char *fmt, ...)
{
    va_list ap;
    pthread_mutex_lock(&L.mu);
    if (L.count == RING) {
        L.dropped++;
    } else {
        va_start(ap, fmt);
        vsnprintf(L.lines[(L.head + L.count) % RING], LINE, fmt, ap);
        va_end(ap);
        L.count++;
        pthread_cond_signal(&L.more);
    }
    pthread_mutex_unlock(&L.mu);
}
static long log_close(void)
{
    pthread_mutex_lock(&L.mu);
    L.closing = 1;
    pthread_cond_signal(&L.more);
    pthread_mutex_unlock(&L.mu);
    pthread_join(L.thread, NULL);
    return L.dropped;
}
static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++)
        log_printf("worker %d: step %d\n", (int)(long)arg, i);
    return NULL;
}
int main(void)
{
    pthread_t t[3];
    log_open(stdout);
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    fprintf(stderr, "%ld dropped\n", log_close());
    return 0;
}
