// only the child process, which has its own memory, changes the counter
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
        jobs++; // NORACE
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
        jobs = -1; // NORACE
        _exit(0);
    }
    waitpid(child, NULL, 0);
    pthread_join(thread, NULL);
    printf("%d\n", jobs);
    return 0;
}
