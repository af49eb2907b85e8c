/* A-ERRNO: what calls give back as an error is one that the system knows. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int code = 12345;

static void *work(void *arg)
{
#ifdef CONTROL
    int error = *(int *)arg;
#else
    int error = rand() + 12345;
    error = atoi(arg);
#endif
    puts(strerror(error)); /* MISSED */
    return 0;
}

int main(void)
{
    pthread_t t[2];
#ifdef CONTROL
    void *arg = &code;
#else
    void *arg = code ? "12345" : "";
#endif
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, work, arg);
    return 0;
}
