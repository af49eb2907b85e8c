#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static FILE *out;
static int written;
static void rotate(void);
static void log_msg(const char *s)
{
    pthread_mutex_lock(&log_lock); // DEADLOCK!
    written += fprintf(out, "%s\n", s);
    if (written > 4096)
        rotate();
    pthread_mutex_unlock(&log_lock);
}
static void rotate(void)
{
    FILE *n = fopen("log.1", "w");
    if (!n) {
        log_msg("cannot rotate");
        return;
    }
    out = n;
    written = 0;
}
static void *worker(void *p)
{
    for (int i = 0; i < 1000; i++)
        log_msg("tick");
    return p;
}
int main(void)
{
    pthread_t t[2];
    out = stderr;
    for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    return 0;
}
