/* What is to be done at exit needs the lock under which the program gives up. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t state = PTHREAD_MUTEX_INITIALIZER;
static int open_files;

static void close_all(void)
{
    pthread_mutex_lock(&state);
    printf("%d files were open\n", open_files);
    open_files = 0;
    pthread_mutex_unlock(&state);
}

static void open_file(const char *name)
{
    pthread_mutex_lock(&state);
    FILE *f = fopen(name, "r");
    if (!f) {
        perror(name);
        pthread_mutex_unlock(&state);
        exit(1);
    }
    open_files++;
    pthread_mutex_unlock(&state);
}

int main(int argc, char **argv)
{
    atexit(close_all);
    for (int i = 1; i < argc; i++)
        open_file(argv[i]);
    return 0;
}
