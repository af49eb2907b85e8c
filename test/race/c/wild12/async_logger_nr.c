// a logger with a ring of lines, its own thread and a clean end
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#define LINES 32
#define WIDTH 80
static struct {
    char line[LINES][WIDTH];
    int first, used;
    int closing;
    unsigned long dropped;
    pthread_mutex_t m;
    pthread_cond_t more;
    pthread_t thread;
} lg;

static void *log_thread(void *arg)
{
    char copy[WIDTH];
    (void)arg;
    pthread_mutex_lock(&lg.m);
    for (;;) {
        while (lg.used == 0 && !lg.closing)
            pthread_cond_wait(&lg.more, &lg.m);
        if (lg.used == 0)
            break;
        memcpy(copy, lg.line[lg.first], WIDTH); // NORACE
        lg.first = (lg.first + 1) % LINES;
        lg.used--;
        pthread_mutex_unlock(&lg.m);
        fputs(copy, stderr);
        pthread_mutex_lock(&lg.m);
    }
    pthread_mutex_unlock(&lg.m);
    return NULL;
}
static void log_open(void)
{
    memset(&lg, 0, sizeof lg); // NORACE
    pthread_mutex_init(&lg.m, NULL);
    pthread_cond_init(&lg.more, NULL);
    pthread_create(&lg.thread, NULL, log_thread, NULL);
}
static void logf_(const char *fmt, ...)
{
    char text[WIDTH];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(text, sizeof text, fmt, ap);
    va_end(ap);
    pthread_mutex_lock(&lg.m);
    if (lg.used < LINES) {
        strcpy(lg.line[(lg.first + lg.used) % LINES], text); // NORACE
        lg.used++;                                           // NORACE
        pthread_cond_signal(&lg.more);
    } else {
        lg.dropped++; // NORACE
    }
    pthread_mutex_unlock(&lg.m);
}
static void log_close(void)
{
    pthread_mutex_lock(&lg.m);
    lg.closing = 1;
    pthread_cond_signal(&lg.more);
    pthread_mutex_unlock(&lg.m);
    pthread_join(lg.thread, NULL);
    fprintf(stderr, "%lu dropped\n", lg.dropped); // NORACE
}
static void *worker(void *arg)
{
    for (int i = 0; i < 20; i++)
        logf_("worker %ld: %d\n", (long)arg, i);
    return NULL;
}
int main(void)
{
    pthread_t t[2];
    log_open();
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    log_close();
    return 0;
}
