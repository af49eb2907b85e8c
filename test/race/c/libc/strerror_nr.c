// strerror_r writes into a buffer of the caller
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static void *explain(void *arg)
{
    int error = *(int *)arg;
    char text[64];

    fprintf(stderr, "%s\n", strerror_r(error, text, sizeof(text))); // NORACE
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
