// Three stages that each wait for the one before them, and main starts the first.
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t news = PTHREAD_COND_INITIALIZER;
static bool read_done, parsed, stored;

static void *reader(void *arg)
{
    pthread_mutex_lock(&lock);
    while (!stored)
        pthread_cond_wait(&news, &lock);
    read_done = true;
    pthread_cond_broadcast(&news);
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *parser(void *arg)
{
    pthread_mutex_lock(&lock);
    while (!read_done)
        pthread_cond_wait(&news, &lock);
    parsed = true;
    pthread_cond_broadcast(&news);
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *writer(void *arg)
{
    pthread_mutex_lock(&lock);
    while (!parsed)
        pthread_cond_wait(&news, &lock);
    stored = true;
    pthread_cond_broadcast(&news);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    stored = true;
    pthread_create(&t[0], NULL, reader, NULL);
    pthread_create(&t[1], NULL, parser, NULL);
    pthread_create(&t[2], NULL, writer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
