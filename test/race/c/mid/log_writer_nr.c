// a log with two buffers that writer threads fill and one flusher swaps and prints
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define BUFFER_SIZE 4096
#define WRITERS 3

enum level { LEVEL_DEBUG, LEVEL_INFO, LEVEL_ERROR };

struct buffer {
    size_t used;
    unsigned lines;
    char bytes[BUFFER_SIZE];
};

struct log {
    pthread_mutex_t lock;
    pthread_cond_t wake;
    struct buffer *front; /* being filled, under the lock */
    struct buffer *back;  /* being printed, by the flusher only */
    int stopping;
    _Atomic enum level level;
    _Atomic unsigned long dropped;
    unsigned long flushed_lines;
    FILE *out;
    pthread_t flusher;
};

struct writer {
    pthread_t thread;
    struct log *log;
    int number;
    unsigned sent;
};

static int wants(struct log *log, enum level level)
{
    return level >= log->level; // NORACE
}

static void set_level(struct log *log, enum level level)
{
    log->level = level; // NORACE
}

/* The log is locked. */
static int append_locked(struct log *log, const char *text, size_t length)
{
    struct buffer *b = log->front;

    if (b->used + length > BUFFER_SIZE) // NORACE
        return -1;
    memcpy(b->bytes + b->used, text, length); // NORACE
    b->used += length; // NORACE
    b->lines++; // NORACE
    return 0;
}

static int log_write(struct log *log, enum level level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static int log_write(struct log *log, enum level level, const char *format, ...)
{
    char line[128];
    va_list args;
    int length, error;

    if (!wants(log, level))
        return 0;
    va_start(args, format);
    length = vsnprintf(line, sizeof(line), format, args);
    va_end(args);
    if (length <= 0)
        return -1;
    if ((size_t)length >= sizeof(line))
        length = (int)sizeof(line) - 1;
    pthread_mutex_lock(&log->lock);
    error = append_locked(log, line, (size_t)length);
    if (log->front->used > BUFFER_SIZE / 2) // NORACE
        pthread_cond_signal(&log->wake);
    pthread_mutex_unlock(&log->lock);
    if (error)
        log->dropped++; // NORACE
    return error;
}

/* Swaps the buffers; returns the full one, which then belongs to the caller. */
static struct buffer *swap_buffers(struct log *log, int *stopping)
{
    struct buffer *full;

    pthread_mutex_lock(&log->lock);
    while (log->front->used == 0 && !log->stopping) // NORACE
        pthread_cond_wait(&log->wake, &log->lock);
    full = log->front;
    log->front = log->back;
    log->back = full;
    *stopping = log->stopping; // NORACE
    pthread_mutex_unlock(&log->lock);
    return full;
}

static void *flusher_main(void *arg)
{
    struct log *log = arg;
    int stopping = 0;

    while (!stopping) {
        struct buffer *full = swap_buffers(log, &stopping);

        fwrite(full->bytes, 1, full->used, log->out); // NORACE
        log->flushed_lines += full->lines; // NORACE
        full->used = 0; // NORACE
        full->lines = 0; // NORACE
    }
    return NULL;
}

static struct log *log_open(const char *path)
{
    struct log *log = calloc(1, sizeof(*log));

    if (!log)
        return NULL;
    log->front = calloc(1, sizeof(*log->front));
    log->back = calloc(1, sizeof(*log->back));
    log->out = fopen(path, "w");
    if (!log->front || !log->back || !log->out)
        abort();
    log->level = LEVEL_INFO; // NORACE
    pthread_mutex_init(&log->lock, NULL);
    pthread_cond_init(&log->wake, NULL);
    pthread_create(&log->flusher, NULL, flusher_main, log);
    return log;
}

static unsigned long log_close(struct log *log)
{
    unsigned long lines;

    pthread_mutex_lock(&log->lock);
    log->stopping = 1; // NORACE
    pthread_cond_signal(&log->wake);
    pthread_mutex_unlock(&log->lock);
    pthread_join(log->flusher, NULL);
    fwrite(log->front->bytes, 1, log->front->used, log->out); // NORACE
    lines = log->flushed_lines + log->front->lines + log->dropped; // NORACE
    fclose(log->out);
    free(log->front);
    free(log->back);
    free(log);
    return lines;
}

static void *writer_main(void *arg)
{
    struct writer *w = arg;

    for (int i = 0; i < 1500; i++) {
        enum level level = i % 10 == 0 ? LEVEL_ERROR : i % 2 ? LEVEL_INFO : LEVEL_DEBUG;

        log_write(w->log, level, "writer %d: message %d with some text\n", w->number, i);
        w->sent++; // NORACE
    }
    return NULL;
}

int main(void)
{
    struct writer writers[WRITERS];
    struct log *log = log_open("/dev/null");
    unsigned sent = 0;
    unsigned long lines;

    if (!log)
        return 1;
    for (int i = 0; i < WRITERS; i++) {
        writers[i] = (struct writer){.log = log, .number = i};
        pthread_create(&writers[i].thread, NULL, writer_main, &writers[i]);
    }
    usleep(500);
    set_level(log, LEVEL_ERROR);
    for (int i = 0; i < WRITERS; i++) {
        pthread_join(writers[i].thread, NULL);
        sent += writers[i].sent; // NORACE
    }
    lines = log_close(log);
    printf("%u messages, %d\n", sent, lines <= sent);
    return lines > sent;
}
