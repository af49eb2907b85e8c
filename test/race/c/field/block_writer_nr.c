// Compression by blocks: consumers put blocks into a table under a lock, a writer waits for them in order.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BLOCKS 20
#define BLOCK 64

typedef struct {
    char *buf;
    unsigned size;
} outbuf_t;

static char input[BLOCKS * BLOCK];
static outbuf_t output[BLOCKS];
static int next_block;
static pthread_mutex_t in_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t out_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t out_ready = PTHREAD_COND_INITIALIZER;

static unsigned compress_block(const char *src, char *dst)
{
    unsigned n = 0;
    for (int i = 0; i < BLOCK; i++)
        if (i == 0 || src[i] != src[i - 1])
            dst[n++] = src[i]; // NORACE
    return n;
}

static void *consumer(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&in_mutex);
        int b = next_block < BLOCKS ? next_block++ : -1;
        pthread_mutex_unlock(&in_mutex);
        if (b < 0)
            return NULL;
        char *data = malloc(BLOCK);
        unsigned size = compress_block(input + b * BLOCK, data);
        pthread_mutex_lock(&out_mutex);
        output[b].buf = data; // NORACE
        output[b].size = size; // NORACE
        pthread_cond_broadcast(&out_ready);
        pthread_mutex_unlock(&out_mutex);
    }
}

static void *file_writer(void *arg)
{
    FILE *f = arg;
    for (int b = 0; b < BLOCKS; b++) {
        pthread_mutex_lock(&out_mutex);
        while (output[b].buf == NULL) // NORACE
            pthread_cond_wait(&out_ready, &out_mutex);
        char *data = output[b].buf;
        unsigned size = output[b].size;
        output[b].buf = NULL;
        pthread_mutex_unlock(&out_mutex);
        fwrite(data, 1, size, f); // NORACE
        free(data); // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t c[3], w;
    for (size_t i = 0; i < sizeof input; i++)
        input[i] = 'a' + i / 5 % 20;
    pthread_create(&w, NULL, file_writer, stdout);
    for (int i = 0; i < 3; i++)
        pthread_create(&c[i], NULL, consumer, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(c[i], NULL);
    pthread_join(w, NULL);
    return 0;
}
