// strerror's text may be in a buffer that all threads share (POSIX)
// tsan: no: the hidden state is inside libc, which is not instrumented
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static void *explain(void *arg)
{
    int error = *(int *)arg;

    fprintf(stderr, "%s\n", strerror(error)); // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int errors[2] = {EINVAL, 12345};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, explain, &errors[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
