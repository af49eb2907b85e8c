// One buffer that goes back and forth by two semaphores: the length is looked at again too late
// tsan: no: the two rarely run at the same time
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <string.h>

static sem_t can_fill, can_drain;
static char buf[4096];
static size_t len;
static int eof;

static void *filler(void *arg)
{
    FILE *in = arg;
    for (;;) {
        sem_wait(&can_fill);
        len = fread(buf, 1, sizeof buf, in); // NORACE
        if (len == 0) // NORACE
            eof = 1; // NORACE
        sem_post(&can_drain);
        if (len == 0) // RACE!
            break;
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    FILE *in = argc > 1 ? fopen(argv[1], "r") : stdin;
    size_t total = 0;
    if (!in)
        return 1;
    sem_init(&can_fill, 0, 1);
    sem_init(&can_drain, 0, 0);
    pthread_create(&t, NULL, filler, in);
    for (;;) {
        sem_wait(&can_drain);
        if (eof) // NORACE
            break;
        total += len; // NORACE
        fwrite(buf, 1, len, stdout); // NORACE
        len = 0; // RACE!
        sem_post(&can_fill);
    }
    pthread_join(t, NULL);
    fprintf(stderr, "%zu\n", total);
    return 0;
}
