// readers are counted, but the first one looks at the count when it has given back the lock
// tsan: some: the count is raced on as well
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t room = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static int readers, data;

static void *reader(void *arg)
{
    pthread_mutex_lock(&gate);
    readers++; // RACE! c
    pthread_mutex_unlock(&gate);
    if (readers == 1) // RACE! c
        pthread_mutex_lock(&room);
    int seen = data; // RACE! d
    pthread_mutex_lock(&gate);
    readers--; // RACE! c
    if (readers == 0)
        pthread_mutex_unlock(&room);
    pthread_mutex_unlock(&gate);
    return (void *)(long)seen;
}

static void *writer(void *arg)
{
    pthread_mutex_lock(&room);
    data++; // RACE! d
    pthread_mutex_unlock(&room);
    return NULL;
}

int main(void)
{
    pthread_t r[3], w;
    for (int i = 0; i < 3; i++)
        pthread_create(&r[i], NULL, reader, NULL);
    pthread_create(&w, NULL, writer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(r[i], NULL);
    pthread_join(w, NULL);
    printf("%d\n", data);
    return 0;
}
