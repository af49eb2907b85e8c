// alarms in a sorted list, a thread waits for the first
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
typedef struct alarm_tag {
    struct alarm_tag *link;
    int seconds;
    time_t time;
    char message[64];
} alarm_t;
pthread_mutex_t alarm_mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t alarm_cond = PTHREAD_COND_INITIALIZER;
alarm_t *alarm_list = NULL;
time_t current_alarm = 0;
void alarm_insert(alarm_t *alarm)
{
    alarm_t **last = &alarm_list, *next = *last;
    while (next != NULL) {
        if (next->time >= alarm->time) {
            alarm->link = next;
            *last = alarm;
            break;
        }
        last = &next->link;
        next = next->link;
    }
    if (next == NULL) {
        *last = alarm;
        alarm->link = NULL;
    }
    if (current_alarm == 0 || alarm->time < current_alarm) {
        current_alarm = alarm->time;
        pthread_cond_signal(&alarm_cond);
    }
}
void *alarm_thread(void *arg)
{
    pthread_mutex_lock(&alarm_mutex);
    while (1) {
        int expired;
        current_alarm = 0;
        while (alarm_list == NULL)
            pthread_cond_wait(&alarm_cond, &alarm_mutex);
        alarm_t *alarm = alarm_list;
        alarm_list = alarm->link;
        time_t now = time(NULL);
        expired = 0;
        if (alarm->time > now) {
            struct timespec cond_time = { alarm->time, 0 };
            current_alarm = alarm->time;
            while (current_alarm == alarm->time) {
                int status = pthread_cond_timedwait(&alarm_cond, &alarm_mutex, &cond_time);
                if (status == ETIMEDOUT) {
                    expired = 1;
                    break;
                }
            }
            if (!expired)
                alarm_insert(alarm);
        } else {
            expired = 1;
        }
        if (expired) {
            printf("(%d) %s\n", alarm->seconds, alarm->message);
            free(alarm);
        }
    }
}
int main(void)
{
    char line[128];
    pthread_t thread;
    pthread_create(&thread, NULL, alarm_thread, NULL);
    while (fgets(line, sizeof(line), stdin)) {
        alarm_t *alarm = malloc(sizeof(alarm_t));
        if (sscanf(line, "%d %63[^\n]", &alarm->seconds, alarm->message) < 2) {
            free(alarm);
        } else {
            pthread_mutex_lock(&alarm_mutex);
            alarm->time = time(NULL) + alarm->seconds;
            alarm_insert(alarm);
            pthread_mutex_unlock(&alarm_mutex);
        }
    }
    return 0;
}
