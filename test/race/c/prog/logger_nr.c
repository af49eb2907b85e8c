// an asynchronous logger: producers append to the front buffer, the flusher swaps buffers
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define BUFSZ 4096

struct buffer {
    char data[BUFSZ];
    size_t used;
};

static struct buffer bufs[2];
static struct buffer *front = &bufs[0], *back = &bufs[1];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t nonempty = PTHREAD_COND_INITIALIZER;
static int running = 1;
static long dropped;

static void log_msg(const char *fmt, ...)
{
    char line[256];
    va_list ap;
    int n;

    va_start(ap, fmt);
    n = vsnprintf(line, sizeof(line), fmt, ap);
    va_end(ap);
    if (n < 0)
        return;
    if ((size_t)n >= sizeof(line))
        n = sizeof(line) - 1;
    pthread_mutex_lock(&lock);
    if (front->used + (size_t)n <= BUFSZ) {
        memcpy(front->data + front->used, line, (size_t)n);
        front->used += (size_t)n;
    } else {
        dropped++;
    }
    pthread_cond_signal(&nonempty);
    pthread_mutex_unlock(&lock);
}

static void *flusher(void *arg)
{
    FILE *out = arg;

    pthread_mutex_lock(&lock);
    while (running || front->used > 0) {
        while (running && front->used == 0)
            pthread_cond_wait(&nonempty, &lock);
        struct buffer *tmp = front;
        front = back;
        back = tmp;
        pthread_mutex_unlock(&lock);
        fwrite(back->data, 1, back->used, out);
        back->used = 0;
        pthread_mutex_lock(&lock);
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void *worker(void *arg)
{
    int id = *(int *)arg;

    for (int i = 0; i < 1000; i++)
        log_msg("worker %d step %d\n", id, i);
    return NULL;
}

int main(void)
{
    pthread_t f, w[3];
    int ids[3];

    pthread_create(&f, NULL, flusher, stdout);
    for (int i = 0; i < 3; i++) {
        ids[i] = i;
        pthread_create(&w[i], NULL, worker, &ids[i]);
    }
    for (int i = 0; i < 3; i++)
        pthread_join(w[i], NULL);
    pthread_mutex_lock(&lock);
    running = 0;
    pthread_cond_signal(&nonempty);
    pthread_mutex_unlock(&lock);
    pthread_join(f, NULL);
    return 0;
}
