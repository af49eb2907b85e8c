// main sets the level after starting the thread and leaves by pthread_exit
// tsan: no: the runtime hangs when main leaves by pthread_exit
#include <pthread.h>
#include <stdio.h>

static int level;

static void *logger(void *arg)
{
    (void)arg;
    if (level > 1) // RACE!
        printf("verbose\n");
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t thread;

    (void)argv;
    if (pthread_create(&thread, NULL, logger, NULL) != 0)
        return 1;
    level = argc; // RACE!
    pthread_detach(thread);
    pthread_exit(NULL);
}
