// Log writer with two buffers that are swapped under the lock
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#define CAP 4096

static char buf_a[CAP], buf_b[CAP];
static char *front = buf_a, *back = buf_b;
static size_t front_len;
static int closing;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;

static void log_line(const char *text)
{
    size_t n = strlen(text);
    pthread_mutex_lock(&mu);
    if (front_len + n + 1 < CAP) {
        memcpy(front + front_len, text, n);
        front[front_len + n] = '\n';
        front_len += n + 1;
    }
    pthread_cond_signal(&cv);
    pthread_mutex_unlock(&mu);
}

static void *flusher(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&mu);
        while (front_len == 0 && !closing)
            pthread_cond_wait(&cv, &mu);
        if (front_len == 0 && closing) {
            pthread_mutex_unlock(&mu);
            return NULL;
        }
        char *full = front;
        size_t n = front_len;
        front = back;
        back = full;
        front_len = 0;
        pthread_mutex_unlock(&mu);
        fwrite(full, 1, n, stdout);
    }
}

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 5; i++)
        log_line("working");
    return NULL;
}

int main(void)
{
    pthread_t f, w[2];
    pthread_create(&f, NULL, flusher, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    pthread_mutex_lock(&mu);
    closing = 1;
    pthread_cond_signal(&cv);
    pthread_mutex_unlock(&mu);
    pthread_join(f, NULL);
    return 0;
}
