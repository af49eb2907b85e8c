// A mode that is set under the lock decides who may use the buffer; the reader looks at it without the lock
#include <pthread.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int ready;
static char buffer[32];

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&m);
        if (!ready) {
            memset(buffer, 'a' + i, sizeof buffer);     // RACE!
            ready = 1;                                  // RACE!
        }
        pthread_mutex_unlock(&m);
    }
    return NULL;
}

static void *consumer(void *arg)
{
    int total = 0;
    (void)arg;
    for (int i = 0; i < 10; i++) {
        if (ready) {                                    // RACE!
            total += buffer[0];                         // RACE!
            pthread_mutex_lock(&m);
            ready = 0;                                  // NORACE
            pthread_mutex_unlock(&m);
        }
        usleep(10);
    }
    return (void *)(long)total;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
