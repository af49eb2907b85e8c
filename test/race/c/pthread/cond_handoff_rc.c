// the producer fills the buffer after it has announced it
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

    pthread_mutex_lock(&lock);
    full = 1; // NORACE
    pthread_cond_signal(&filled);
    pthread_mutex_unlock(&lock);
    memcpy(buffer, text, strlen(text) + 1); // RACE! b
    length = (int)strlen(text); // RACE! l
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    while (!full) // NORACE
        pthread_cond_wait(&filled, &lock);
    pthread_mutex_unlock(&lock);
    printf("%c\n", buffer[0]); // RACE! b
    printf("%d\n", length); // RACE! l
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
