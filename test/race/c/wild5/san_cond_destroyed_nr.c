// a condition and its mutex on the stack of who waits
#include <pthread.h>
struct wait {
    pthread_mutex_t m;
    pthread_cond_t c;
    int done, result;
};
static void *work(void *p)
{
    struct wait *w = p;
    int r = 6 * 7;
    pthread_mutex_lock(&w->m);
    w->result = r;
    w->done = 1;
    pthread_cond_signal(&w->c);
    pthread_mutex_unlock(&w->m);
    return NULL;
}
static int ask(void)
{
    struct wait w = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0 };
    pthread_t t;
    pthread_create(&t, NULL, work, &w);
    pthread_mutex_lock(&w.m);
    while (!w.done)
        pthread_cond_wait(&w.c, &w.m);
    pthread_mutex_unlock(&w.m);
    pthread_join(t, NULL);
    return w.result;
}
int main(void)
{
    return ask() + ask();
}
