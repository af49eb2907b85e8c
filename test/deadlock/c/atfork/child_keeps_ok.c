// What is locked before a fork is given back in the parent, and made anew in the child.
#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static int table[32];
static int rounds;

static void put(int key, int value)
{
    pthread_mutex_lock(&table_lock);
    table[key % 32] = value;
    pthread_mutex_unlock(&table_lock);
}

static void *filler(void *arg)
{
    for (int i = 0; i < 10000; i++)
        put(i, i);
    return arg;
}

static void before_fork(void)
{
    pthread_mutex_lock(&table_lock);
    rounds++;
}

static void after_fork(void)
{
    pthread_mutex_unlock(&table_lock);
}

static void make_anew(void)
{
    pthread_mutex_init(&table_lock, NULL);
}

int main(void)
{
    pthread_t t;
    pthread_atfork(before_fork, after_fork, make_anew);
    pthread_create(&t, NULL, filler, NULL);
    pid_t pid = fork();
    if (pid == 0) {
        put(0, 0);
        _exit(0);
    }
    waitpid(pid, NULL, 0);
    pthread_join(t, NULL);
    printf("%d\n", table[0]);
    return 0;
}
