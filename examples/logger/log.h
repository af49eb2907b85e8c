/* A log that many threads write to; one thread of its own prints it. */
#ifndef LOG_H
#define LOG_H

enum log_level { LOG_ERROR, LOG_INFO, LOG_DEBUG };

struct log;

struct log *log_open(const char *path);
void log_set_level(struct log *log, enum log_level level);
/* Never waits: a message that finds no room is dropped and counted. */
void log_write(struct log *log, enum log_level level, const char *text);
void log_close(struct log *log);

#endif
