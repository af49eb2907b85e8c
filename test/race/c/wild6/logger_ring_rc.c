// Ring of log lines: the index is taken under the lock, the line is written outside of it
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#define LINES 32
static char ring[LINES][80];
static unsigned head, count;
static pthread_mutex_t log_mu = PTHREAD_MUTEX_INITIALIZER;

static void logf_(const char *fmt, ...)
{
    va_list ap;
    pthread_mutex_lock(&log_mu);
    unsigned at = head;
    head = (head + 1) % LINES;
    if (count < LINES)
        count++;
    pthread_mutex_unlock(&log_mu);
    va_start(ap, fmt);
    vsnprintf(ring[at], sizeof ring[at], fmt, ap); // RACE!
    va_end(ap);
}

static void dump(void)
{
    pthread_mutex_lock(&log_mu);
    for (unsigned i = 0; i < count; i++)
        puts(ring[(head + LINES - count + i) % LINES]); // RACE!
    pthread_mutex_unlock(&log_mu);
}

static void *worker(void *arg)
{
    for (int i = 0; i < 10; i++)
        logf_("worker %ld step %d", (long)arg, i);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    dump();
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    dump();
    return 0;
}
