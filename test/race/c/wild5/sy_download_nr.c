// parts of a download, progress under a lock of each part
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
    pthread_mutex_t mu;
    char *buf;
};
static struct part parts[PARTS];
static void *fetch(void *arg)
{
    struct part *p = arg;
    long pos = 0;
    while (p->from + pos < p->to) {
        long n = p->to - p->from - pos;
        if (n > 1024)
            n = 1024;
        memset(p->buf + pos, 'x', n);
        pos += n;
        pthread_mutex_lock(&p->mu);
        p->got = pos;
        pthread_mutex_unlock(&p->mu);
    }
    pthread_mutex_lock(&p->mu);
    p->finished = 1;
    pthread_mutex_unlock(&p->mu);
    return NULL;
}
static int progress(int *left)
{
    long got = 0, all = 0;
    *left = 0;
    for (int i = 0; i < PARTS; i++) {
        struct part *p = &parts[i];
        pthread_mutex_lock(&p->mu);
        got += p->got;
        *left += !p->finished;
        pthread_mutex_unlock(&p->mu);
        all += p->to - p->from;
    }
    return (int)(100 * got / all);
}
int main(void)
{
    pthread_t t[PARTS];
    int left;
    for (int i = 0; i < PARTS; i++) {
        struct part *p = &parts[i];
        p->id = i;
        p->from = i * 100000L;
        p->to = (i + 1) * 100000L;
        p->buf = malloc(100000);
        pthread_mutex_init(&p->mu, NULL);
        pthread_create(&t[i], NULL, fetch, p);
    }
    do {
        printf("%d%%\n", progress(&left));
        usleep(1000);
    } while (left);
    for (int i = 0; i < PARTS; i++) {
        pthread_join(t[i], NULL);
        free(parts[i].buf);
    }
    return 0;
}
