// Logger: writers append to a list under a lock, the flusher takes the whole list and prints it outside
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct line { char text[64]; struct line *next; };
static struct { pthread_mutex_t m; pthread_cond_t c; struct line *first, **last; int quit; } lg;
static void log_put(const char *who, int n)
{
    struct line *l = malloc(sizeof *l);
    snprintf(l->text, sizeof l->text, "%s %d", who, n);
    l->next = NULL;
    pthread_mutex_lock(&lg.m);
    *lg.last = l;
    lg.last = &l->next;
    pthread_cond_signal(&lg.c);
    pthread_mutex_unlock(&lg.m);
}
static void *flusher(void *arg)
{
    FILE *f = arg;
    int quit = 0;
    while (!quit) {
        struct line *batch;
        pthread_mutex_lock(&lg.m);
        while (!lg.first && !lg.quit)
            pthread_cond_wait(&lg.c, &lg.m);
        batch = lg.first;
        lg.first = NULL;
        lg.last = &lg.first;
        quit = lg.quit;
        pthread_mutex_unlock(&lg.m);
        while (batch) {
            struct line *next = batch->next;
            fputs(batch->text, f);
            fputc('\n', f);
            free(batch);
            batch = next;
        }
    }
    return NULL;
}
static void *worker(void *arg)
{
    for (int i = 0; i < 20; i++)
        log_put(arg, i);
    return NULL;
}
int main(void)
{
    pthread_t fl, a, b;
    pthread_mutex_init(&lg.m, NULL);
    pthread_cond_init(&lg.c, NULL);
    lg.last = &lg.first;
    pthread_create(&fl, NULL, flusher, stdout);
    pthread_create(&a, NULL, worker, "a");
    pthread_create(&b, NULL, worker, "b");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_mutex_lock(&lg.m);
    lg.quit = 1;
    pthread_cond_signal(&lg.c);
    pthread_mutex_unlock(&lg.m);
    pthread_join(fl, NULL);
    return 0;
}
