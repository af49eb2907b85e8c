// the count of dropped lines is read while threads log, the level is changed
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#define RING 64
#define LINE 128
static char lines[RING][LINE];
static int head, count, closing, level = 1;
static long dropped;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static void *log_main(void *arg)
{
    char line[LINE];
    for (;;) {
        pthread_mutex_lock(&mu);
        while (count == 0 && !closing)
            pthread_cond_wait(&more, &mu);
        if (count == 0) {
            pthread_mutex_unlock(&mu);
            return NULL;
        }
        strcpy(line, lines[head]);
        head = (head + 1) % RING;
        count--;
        pthread_mutex_unlock(&mu);
        fputs(line, stdout);
    }
}
static void log_line(int lv, const char *text)
{
    if (lv < level) // RACE! l
        return;
    pthread_mutex_lock(&mu);
    if (count == RING)
        dropped++; // RACE! d
    else {
        strncpy(lines[(head + count) % RING], text, LINE - 1);
        count++;
        pthread_cond_signal(&more);
    }
    pthread_mutex_unlock(&mu);
}
static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++)
        log_line(i % 3, "working\n");
    return NULL;
}
int main(void)
{
    pthread_t t[3], lt;
    pthread_create(&lt, NULL, log_main, NULL);
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    level = 2; // RACE! l
    if (dropped > 0) // RACE! d
        fprintf(stderr, "log is too slow\n");
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    pthread_mutex_lock(&mu);
    closing = 1;
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&mu);
    pthread_join(lt, NULL);
    return 0;
}
