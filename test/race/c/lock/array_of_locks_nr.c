// locks[i] guards data[i] for the same i
#include <pthread.h>
#include <stdio.h>

#define STRIPES 8

static pthread_mutex_t locks[STRIPES];
static int data[STRIPES];

static void update(unsigned key, int value)
{
    unsigned i = key % STRIPES;

    pthread_mutex_lock(&locks[i]);
    data[i] += value; // NORACE
    pthread_mutex_unlock(&locks[i]);
}

static void *writer(void *arg)
{
    unsigned start = *(unsigned *)arg;

    for (unsigned k = 0; k < 400; k++)
        update(k * 7 + start, 1);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    unsigned starts[2] = {0, 5};

    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&locks[i], NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, writer, &starts[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", data[3]);
    return 0;
}
