// texts of errors that the system gave are constant: errno, results of calls, with another sign
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(int error, const char *what)
{
    if (error) {
        fprintf(stderr, "%s: %s\n", what, strerror(error)); // NORACE
        exit(1);
    }
}

static int open_file(const char *name)
{
    FILE *file = fopen(name, "r");

    if (!file)
        return -errno;
    fclose(file);
    return 0;
}

static void *work(void *arg)
{
    pthread_mutex_t lock;
    int result = open_file(arg);

    check(pthread_mutex_init(&lock, NULL), "lock");
    if (result < 0)
        fprintf(stderr, "%s\n", strerror(-result)); // NORACE
    if (remove("no such file") != 0)
        fprintf(stderr, "%s\n", strerror(errno)); // NORACE
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t[2];

    for (int i = 0; i < 2; i++)
        check(pthread_create(&t[i], NULL, work, argv[argc > 1]), "create");
    for (int i = 0; i < 2; i++)
        check(pthread_join(t[i], NULL), "join");
    return 0;
}
