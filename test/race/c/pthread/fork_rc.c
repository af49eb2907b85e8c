// after the fork the parent itself changes the counter that its thread changes
#include <pthread.h>
#include <stdio.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

static int jobs;

static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 50; i++) {
        jobs++; // RACE!
        usleep(50);
    }
    return NULL;
}

int main(void)
{
    pthread_t thread;
    pid_t child;

    pthread_create(&thread, NULL, worker, NULL);
    child = fork();
    if (child == 0) {
        _exit(0);
    }
    jobs = -1; // RACE!
    waitpid(child, NULL, 0);
    pthread_join(thread, NULL);
    printf("%d\n", jobs);
    return 0;
}
