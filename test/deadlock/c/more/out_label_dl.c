// The error path gives the lock back and then jumps to where it is given back.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char buffer[256];
static size_t used;

static int append(const char *text, size_t n)
{
    int result = -1;
    pthread_mutex_lock(&lock); // DEADLOCK
    if (used + n > sizeof buffer) {
        pthread_mutex_unlock(&lock); // DEADLOCK
        fprintf(stderr, "full\n");
        goto out;
    }
    for (size_t i = 0; i < n; i++)
        buffer[used + i] = text[i];
    used += n;
    result = 0;
out:
    pthread_mutex_unlock(&lock); // DEADLOCK!
    return result;
}

static void *writer(void *arg)
{
    const char *text = arg;
    while (append(text, 5) == 0)
        ;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, writer, "alpha");
    pthread_create(&b, NULL, writer, "bravo");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
