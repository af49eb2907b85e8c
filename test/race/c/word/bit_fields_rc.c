// two bit-fields of one word are written under different locks
#include <pthread.h>
#include <stdio.h>

struct flags {
    unsigned readable : 1;
    unsigned writable : 1;
};

static struct flags flags;
static pthread_mutex_t read_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t write_lock = PTHREAD_MUTEX_INITIALIZER;

static void *reader_side(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        pthread_mutex_lock(&read_lock);
        flags.readable = i & 1; // RACE!
        pthread_mutex_unlock(&read_lock);
    }
    return NULL;
}

static void *writer_side(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        pthread_mutex_lock(&write_lock);
        flags.writable = i & 1; // RACE!
        pthread_mutex_unlock(&write_lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 50;

    pthread_create(&a, NULL, reader_side, &rounds);
    pthread_create(&b, NULL, writer_side, &rounds);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d%d\n", flags.readable, flags.writable);
    return 0;
}
