// Two buffers: the reader uses the index without the lock that the writer exchanges it under
#include <pthread.h>
#include <stdio.h>
#include <string.h>
static char buf[2][64];
static int front;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *writer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        int back = 1 - front;
        snprintf(buf[back], sizeof buf[back], "frame %d", i); // RACE! b
        pthread_mutex_lock(&m);
        front = back; // RACE! f
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
static void *reader(void *arg)
{
    char copy[64];
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        strcpy(copy, buf[front]); // RACE! b f
        if (copy[0] != 'f' && copy[0])
            puts(copy);
    }
    return NULL;
}
int main(void)
{
    pthread_t w, r;
    pthread_create(&w, NULL, writer, NULL);
    pthread_create(&r, NULL, reader, NULL);
    pthread_join(w, NULL);
    pthread_join(r, NULL);
    return 0;
}
