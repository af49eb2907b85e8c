// main sets the level before starting the thread and leaves by pthread_exit
// tsan: no: the runtime hangs when main leaves by pthread_exit
#include <pthread.h>
#include <stdio.h>

static int level;

static void *logger(void *arg)
{
    (void)arg;
    if (level > 1) // NORACE
        printf("verbose\n");
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t thread;

    (void)argv;
    level = argc; // NORACE
    if (pthread_create(&thread, NULL, logger, NULL) != 0)
        return 1;
    pthread_detach(thread);
    pthread_exit(NULL);
}
