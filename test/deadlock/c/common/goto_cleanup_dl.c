#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t io_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t stat_lock = PTHREAD_MUTEX_INITIALIZER;
static long bytes;

static int copy_file(const char *src, const char *dst)
{
    int rc = -1;
    FILE *in = NULL, *out = NULL;
    char buf[256];
    size_t n;

    pthread_mutex_lock(&io_lock); // DEADLOCK
    in = fopen(src, "r");
    if (!in) // DEADLOCK!
        goto done;
    out = fopen(dst, "w");
    if (!out)
        goto close_in;
    while ((n = fread(buf, 1, sizeof buf, in)) > 0) {
        fwrite(buf, 1, n, out);
        pthread_mutex_lock(&stat_lock);
        bytes += n;
        pthread_mutex_unlock(&stat_lock);
    }
    rc = 0;
    fclose(out);
close_in:
    fclose(in);
    pthread_mutex_unlock(&io_lock);
    done:
    return rc; // DEADLOCK
}

static void *worker(void *arg)
{
    if (copy_file(arg, "/tmp/copy") != 0)
        fprintf(stderr, "cannot copy %s\n", (char *)arg);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, "one.txt");
    pthread_create(&b, NULL, worker, "two.txt");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld\n", bytes);
    return 0;
}
