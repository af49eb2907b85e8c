// A logger thread that prints the line of the ring after it gave the lock back.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define LINES 32
#define LINE_LEN 80

static struct {
    pthread_mutex_t mu;
    pthread_cond_t cv;
    char line[LINES][LINE_LEN];
    unsigned put, get;
    unsigned dropped;
    int quit;
} log_ring = {.mu = PTHREAD_MUTEX_INITIALIZER, .cv = PTHREAD_COND_INITIALIZER};

static void log_msg(const char *fmt, ...)
{
    char buf[LINE_LEN];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(buf, sizeof buf, fmt, ap);
    va_end(ap);

    pthread_mutex_lock(&log_ring.mu);
    if (log_ring.put - log_ring.get == LINES) {
        log_ring.dropped++;
    } else {
        strcpy(log_ring.line[log_ring.put % LINES], buf); // RACE!
        log_ring.put++;
        pthread_cond_signal(&log_ring.cv);
    }
    pthread_mutex_unlock(&log_ring.mu);
}

static void *log_main(void *arg)
{
    FILE *out = arg;
    pthread_mutex_lock(&log_ring.mu);
    for (;;) {
        while (log_ring.put == log_ring.get && !log_ring.quit)
            pthread_cond_wait(&log_ring.cv, &log_ring.mu);
        if (log_ring.put == log_ring.get)
            break;
        const char *text = log_ring.line[log_ring.get % LINES];
        log_ring.get++;
        pthread_mutex_unlock(&log_ring.mu);
        fprintf(out, "%s\n", text); // RACE!
        pthread_mutex_lock(&log_ring.mu);
    }
    pthread_mutex_unlock(&log_ring.mu);
    return NULL;
}

static void *worker(void *arg)
{
    for (int i = 0; i < 50; i++)
        log_msg("worker %ld: step %d", (long)arg, i);
    return NULL;
}

int main(void)
{
    pthread_t logger, w[3];
    pthread_create(&logger, NULL, log_main, stderr);
    for (long i = 0; i < 3; i++)
        pthread_create(&w[i], NULL, worker, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    pthread_mutex_lock(&log_ring.mu);
    log_ring.quit = 1;
    pthread_cond_signal(&log_ring.cv);
    pthread_mutex_unlock(&log_ring.mu);
    pthread_join(logger, NULL);
    printf("dropped %u\n", log_ring.dropped);
    return 0;
}
