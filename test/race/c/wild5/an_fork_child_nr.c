// the child of a fork has memory of its own
#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
static int counter;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *w(void *arg)
{
    pthread_mutex_lock(&m);
    counter++;
    pthread_mutex_unlock(&m);
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, w, 0);
    pid_t pid = fork();
    if (pid == 0) {
        counter = 100;
        printf("child %d\n", counter);
        _exit(0);
    }
    waitpid(pid, NULL, 0);
    pthread_join(t, 0);
    printf("parent %d\n", counter);
    return 0;
}
