// The flusher works on the buffer before it puts the other one in front
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct logbuf {
    char data[4096];
    size_t len;
};

static struct logbuf bufs[2];
static struct logbuf *current = &bufs[0], *spare = &bufs[1];
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t log_cond = PTHREAD_COND_INITIALIZER;
static int quit;

static void log_line(const char *s)
{
    size_t n = strlen(s);
    pthread_mutex_lock(&log_lock);
    if (current->len + n <= sizeof current->data) {     // RACE!
        memcpy(current->data + current->len, s, n);     // RACE!
        current->len += n;                              // RACE!
    }
    pthread_cond_signal(&log_cond);
    pthread_mutex_unlock(&log_lock);
}

static void *flusher(void *arg)
{
    (void)arg;
    int done = 0;
    while (!done) {
        pthread_mutex_lock(&log_lock);
        while (current->len == 0 && !quit)      // RACE
            pthread_cond_wait(&log_cond, &log_lock);
        struct logbuf *out = current;
        done = quit;
        pthread_mutex_unlock(&log_lock);
        fwrite(out->data, 1, out->len, stdout);         // RACE!
        out->len = 0;                                   // RACE!
        pthread_mutex_lock(&log_lock);
        current = spare;
        spare = out;
        pthread_mutex_unlock(&log_lock);
    }
    return NULL;
}

static void *app(void *arg)
{
    char line[64];
    for (int i = 0; i < 50; i++) {
        snprintf(line, sizeof line, "%s: event %d\n", (char *)arg, i);
        log_line(line);
    }
    return NULL;
}

int main(void)
{
    pthread_t f, a, b;
    pthread_create(&f, NULL, flusher, NULL);
    pthread_create(&a, NULL, app, "alpha");
    pthread_create(&b, NULL, app, "beta");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_mutex_lock(&log_lock);
    quit = 1;
    pthread_cond_signal(&log_cond);
    pthread_mutex_unlock(&log_lock);
    pthread_join(f, NULL);
    return 0;
}
