// The one who forks has the lock itself, so that the child may give it back.
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static pthread_mutex_t book = PTHREAD_MUTEX_INITIALIZER;
static int lines;

static void note(void)
{
    pthread_mutex_lock(&book);
    lines++;
    pthread_mutex_unlock(&book);
}

static void *writer(void *arg)
{
    for (int i = 0; i < 100; i++)
        note();
    return arg;
}

int main(void)
{
    pthread_t t;
    pid_t child;
    pthread_create(&t, NULL, writer, NULL);
    pthread_mutex_lock(&book);
    child = fork();
    pthread_mutex_unlock(&book);
    if (child == 0) {
        note();
        _exit(0);
    }
    waitpid(child, NULL, 0);
    pthread_join(t, NULL);
    return 0;
}
