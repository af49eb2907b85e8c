// parts of a download, progress shown by main
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#define PARTS 4
struct part {
    int id;
    long from, to, got;
    int finished;
    char *buf;
};
static struct part parts[PARTS];
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static int left = PARTS;
static void *fetch(void *arg)
{
    struct part *p = arg;
    while (p->from + p->got < p->to) {
        long n = p->to - p->from - p->got;
        if (n > 1024)
            n = 1024;
        memset(p->buf + p->got, 'x', n);
        p->got += n; // RACE! g
    }
    p->finished = 1; // RACE! f
    pthread_mutex_lock(&mu);
    left--;
    pthread_mutex_unlock(&mu);
    return NULL;
}
static int progress(void)
{
    long got = 0, all = 0;
    for (int i = 0; i < PARTS; i++) {
        got += parts[i].got; // RACE! g
        all += parts[i].to - parts[i].from;
        if (parts[i].finished) // RACE! f
            printf("part %d done\n", i);
    }
    return (int)(100 * got / all);
}
int main(void)
{
    pthread_t t[PARTS];
    for (int i = 0; i < PARTS; i++) {
        parts[i].id = i;
        parts[i].from = i * 100000L;
        parts[i].to = (i + 1) * 100000L;
        parts[i].buf = malloc(100000);
        pthread_create(&t[i], NULL, fetch, &parts[i]);
    }
    for (;;) {
        pthread_mutex_lock(&mu);
        int n = left;
        pthread_mutex_unlock(&mu);
        if (n == 0)
            break;
        printf("%d%%\n", progress());
        usleep(1000);
    }
    for (int i = 0; i < PARTS; i++) {
        pthread_join(t[i], NULL);
        free(parts[i].buf);
    }
    return 0;
}
