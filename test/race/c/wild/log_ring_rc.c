// Log with a ring of lines and a flusher; level and dropped count are used unlocked
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define LINES 32
#define WIDTH 80

enum level { LOG_DEBUG, LOG_INFO, LOG_ERROR };

static struct {
    pthread_mutex_t mutex;
    pthread_cond_t cond;
    char ring[LINES][WIDTH];
    unsigned head, tail;
    unsigned long dropped;
    enum level level;
    int stop;
    FILE *file;
} logger = { .mutex = PTHREAD_MUTEX_INITIALIZER, .cond = PTHREAD_COND_INITIALIZER, .level = LOG_INFO };

static void log_set_level(enum level l)
{
    logger.level = l; // RACE! l
}

static void log_line(enum level l, const char *fmt, ...)
{
    va_list ap;
    char tmp[WIDTH];

    if (l < logger.level) // RACE! l
        return;
    va_start(ap, fmt);
    vsnprintf(tmp, sizeof tmp, fmt, ap);
    va_end(ap);
    pthread_mutex_lock(&logger.mutex);
    if (logger.head - logger.tail == LINES) {
        logger.dropped++; // RACE! d
    } else {
        memcpy(logger.ring[logger.head % LINES], tmp, WIDTH);
        logger.head++;
        pthread_cond_signal(&logger.cond);
    }
    pthread_mutex_unlock(&logger.mutex);
}

static unsigned long log_dropped(void)
{
    return logger.dropped; // RACE! d
}

static void *flusher(void *arg)
{
    char line[WIDTH];
    (void)arg;
    pthread_mutex_lock(&logger.mutex);
    for (;;) {
        while (logger.head == logger.tail && !logger.stop)
            pthread_cond_wait(&logger.cond, &logger.mutex);
        if (logger.head == logger.tail)
            break;
        memcpy(line, logger.ring[logger.tail % LINES], WIDTH);
        logger.tail++;
        pthread_mutex_unlock(&logger.mutex);
        fprintf(logger.file, "%s\n", line);
        pthread_mutex_lock(&logger.mutex);
    }
    pthread_mutex_unlock(&logger.mutex);
    return NULL;
}

static void *request_handler(void *arg)
{
    long id = (long)arg;
    for (int i = 0; i < 100; i++) {
        log_line(LOG_DEBUG, "[%ld] begin %d", id, i);
        if (i % 17 == 0)
            log_line(LOG_ERROR, "[%ld] failed %d", id, i);
        else
            log_line(LOG_INFO, "[%ld] ok %d", id, i);
        if (i % 50 == 49 && log_dropped() > 10)
            usleep(10);
    }
    return NULL;
}

static void *admin(void *arg)
{
    log_set_level(LOG_DEBUG);
    usleep(50);
    log_set_level(LOG_ERROR);
    return arg;
}

int main(void)
{
    pthread_t fl, ad, h[3];
    logger.file = stdout;
    pthread_create(&fl, NULL, flusher, NULL);
    for (long i = 0; i < 3; i++)
        pthread_create(&h[i], NULL, request_handler, (void *)i);
    pthread_create(&ad, NULL, admin, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(h[i], NULL);
    pthread_join(ad, NULL);
    pthread_mutex_lock(&logger.mutex);
    logger.stop = 1;
    pthread_cond_signal(&logger.cond);
    pthread_mutex_unlock(&logger.mutex);
    pthread_join(fl, NULL);
    printf("%lu dropped\n", log_dropped());
    return 0;
}
