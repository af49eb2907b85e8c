// a callback is registered and run by a thread, with data of main
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
typedef void (*cb_t)(void *);
static cb_t callback;
static void *cb_data;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void set_callback(cb_t cb, void *data)
{
    pthread_mutex_lock(&m);
    callback = cb;
    cb_data = data;
    pthread_mutex_unlock(&m);
}
static void *ticker(void *p)
{
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&m);
        cb_t cb = callback;
        void *d = cb_data;
        pthread_mutex_unlock(&m);
        if (cb)
            cb(d);
        usleep(100);
    }
    return p;
}
static void on_tick(void *d)
{
    (*(int *)d)++; // RACE!
}
int main(void)
{
    pthread_t t;
    int ticks = 0;
    pthread_create(&t, NULL, ticker, NULL);
    set_callback(on_tick, &ticks);
    while (ticks < 5) // RACE!
        usleep(100);
    pthread_join(t, NULL);
    printf("%d\n", ticks);
    return 0;
}
