// Three stages that each wait for the one before them, in a ring.
#include <pthread.h>
#include <stdbool.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t news = PTHREAD_COND_INITIALIZER;
static bool read_done, parsed, stored;

static void *reader(void *arg)
{
    pthread_mutex_lock(&lock);
    while (!stored)
        pthread_cond_wait(&news, &lock); // DEADLOCK!
    read_done = true;
    pthread_cond_broadcast(&news);
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *parser(void *arg)
{
    pthread_mutex_lock(&lock);
    while (!read_done)
        pthread_cond_wait(&news, &lock); // DEADLOCK!
    parsed = true;
    pthread_cond_broadcast(&news);
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *writer(void *arg)
{
    pthread_mutex_lock(&lock);
    while (!parsed)
        pthread_cond_wait(&news, &lock); // DEADLOCK!
    stored = true;
    pthread_cond_broadcast(&news);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    pthread_create(&t[0], NULL, reader, NULL);
    pthread_create(&t[1], NULL, parser, NULL);
    pthread_create(&t[2], NULL, writer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL); // DEADLOCK
    return 0;
}
