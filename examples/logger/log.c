#include "log.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CAPACITY = 64, LINE = 120 };

struct log {
    pthread_mutex_t lock;
    pthread_cond_t not_empty;
    char lines[CAPACITY][LINE];
    unsigned head, count;
    unsigned long dropped;
    enum log_level level;
    bool closing;
    FILE *file;
    pthread_t printer;
};

/* Takes the oldest message; false if there will be none. */
static bool take(struct log *log, char *line)
{
    pthread_mutex_lock(&log->lock);
    while (!log->count && !log->closing)
        pthread_cond_wait(&log->not_empty, &log->lock);
    bool has_line = log->count > 0;
    if (has_line) {
        memcpy(line, log->lines[log->head], LINE);
        log->head = (log->head + 1) % CAPACITY;
        log->count--;
    }
    pthread_mutex_unlock(&log->lock);
    return has_line;
}

static void *print(void *arg)
{
    struct log *log = arg;
    char line[LINE];
    while (take(log, line))
        fprintf(log->file, "%s\n", line);
    return NULL;
}

struct log *log_open(const char *path)
{
    struct log *log = calloc(1, sizeof *log);
    pthread_mutex_init(&log->lock, NULL);
    pthread_cond_init(&log->not_empty, NULL);
    log->level = LOG_INFO;
    log->file = fopen(path, "w");
    if (!log->file || pthread_create(&log->printer, NULL, print, log)) {
        perror(path);
        exit(1);
    }
    return log;
}

void log_set_level(struct log *log, enum log_level level)
{
    log->level = level;
}

void log_write(struct log *log, enum log_level level, const char *text)
{
    if (level > log->level)
        return;
    pthread_mutex_lock(&log->lock);
    bool has_room = log->count < CAPACITY;
    if (has_room) {
        snprintf(log->lines[(log->head + log->count) % CAPACITY], LINE, "%s", text);
        log->count++;
        pthread_cond_signal(&log->not_empty);
    }
    pthread_mutex_unlock(&log->lock);
    if (!has_room)
        log->dropped++;
}

void log_close(struct log *log)
{
    pthread_mutex_lock(&log->lock);
    log->closing = true;
    pthread_cond_signal(&log->not_empty);
    pthread_mutex_unlock(&log->lock);
    pthread_join(log->printer, NULL);
    fprintf(log->file, "%lu dropped\n", log->dropped);
    fclose(log->file);
    free(log);
}
