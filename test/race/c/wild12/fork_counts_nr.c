// a child process has its own copy; the parent's thread is told by a lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static int work_done;
static int waited;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *waiter(void *arg)
{
    pid_t pid = *(pid_t *)arg;
    int status;
    waitpid(pid, &status, 0);
    pthread_mutex_lock(&m);
    waited = WEXITSTATUS(status); // NORACE
    pthread_mutex_unlock(&m);
    return NULL;
}
int main(void)
{
    pid_t pid = fork();
    if (pid == 0) {
        work_done++; // NORACE
        waited = 7;  // NORACE
        _exit(work_done);
    }
    pthread_t t;
    pthread_create(&t, NULL, waiter, &pid);
    work_done += 2; // NORACE
    pthread_mutex_lock(&m);
    printf("%d\n", waited); // NORACE
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return work_done;
}
