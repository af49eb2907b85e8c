// the buffer is handed over by a flag that is set and tested under the lock
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static int full;
static char buffer[64];
static int length;

static void *producer(void *arg)
{
    const char *text = arg;

    memcpy(buffer, text, strlen(text) + 1); // NORACE
    length = (int)strlen(text); // NORACE
    pthread_mutex_lock(&lock);
    full = 1; // NORACE
    pthread_cond_signal(&filled);
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!full) // NORACE
        pthread_cond_wait(&filled, &lock);
    pthread_mutex_unlock(&lock);
    printf("%c\n", buffer[0]); // NORACE
    printf("%d\n", length); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t p, c;

    pthread_create(&c, NULL, consumer, NULL);
    pthread_create(&p, NULL, producer, "hello");
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
