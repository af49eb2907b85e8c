/* Some threads that have a lot to say. */
#include "log.h"

#include <pthread.h>
#include <stdio.h>

enum { TALKERS = 3, MESSAGES = 2000 };

struct talker {
    struct log *log;
    int number;
    pthread_t thread;
};

static void *talk(void *arg)
{
    struct talker *me = arg;
    char text[64];
    for (int i = 0; i < MESSAGES; i++) {
        snprintf(text, sizeof text, "talker %d: message %d", me->number, i);
        log_write(me->log, i % 100 ? LOG_DEBUG : LOG_INFO, text);
    }
    return NULL;
}

int main(void)
{
    struct log *log = log_open("/dev/stdout");
    struct talker talkers[TALKERS];
    for (int i = 0; i < TALKERS; i++) {
        talkers[i].log = log;
        talkers[i].number = i;
    }
    for (int i = 0; i < TALKERS; i++)
        pthread_create(&talkers[i].thread, NULL, talk, &talkers[i]);
    log_set_level(log, LOG_DEBUG); /* the talkers are running already */
    for (int i = 0; i < TALKERS; i++)
        pthread_join(talkers[i].thread, NULL);
    log_close(log);
    return 0;
}
