/* A counting allocator that logs, and a log that allocates. */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t heap_mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t log_mu = PTHREAD_MUTEX_INITIALIZER;
static size_t allocated;

static void log_msg(const char *fmt, ...);

static void *counted_malloc(size_t n)
{
    void *p = malloc(n);
    pthread_mutex_lock(&heap_mu); // DEADLOCK!
    allocated += n;
    if (!p)
        log_msg("out of memory: %zu", allocated); // DEADLOCK
    pthread_mutex_unlock(&heap_mu);
    return p;
}

static void log_msg(const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    pthread_mutex_lock(&log_mu); // DEADLOCK!
    char *line = counted_malloc(256); // DEADLOCK
    if (line) {
        vsnprintf(line, 256, fmt, ap);
        fputs(line, stderr);
        free(line);
    }
    pthread_mutex_unlock(&log_mu);
    va_end(ap);
}

static void *worker(void *arg)
{
    for (int i = 0; i < 10; i++) {
        free(counted_malloc(100)); // DEADLOCK
        log_msg("round %d", i); // DEADLOCK
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
