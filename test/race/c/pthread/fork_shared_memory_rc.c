// parent and child process count in shared memory without a lock
// tsan: no: the runtime does not see another process
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

struct shared {
    pthread_mutex_t lock;
    int count;
};

static void bump(struct shared *s)
{
    for (int i = 0; i < 1000; i++) {
        s->count++; // RACE!
    }
}

int main(void)
{
    pthread_mutexattr_t attr;
    struct shared *s = mmap(NULL, sizeof(*s), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                            -1, 0);
    pid_t child;

    if (s == MAP_FAILED)
        return 1;
    pthread_mutexattr_init(&attr);
    pthread_mutexattr_setpshared(&attr, PTHREAD_PROCESS_SHARED);
    pthread_mutex_init(&s->lock, &attr);
    child = fork();
    if (child == 0) {
        bump(s);
        _exit(0);
    }
    bump(s);
    waitpid(child, NULL, 0);
    printf("%d\n", s->count); // NORACE
    return 0;
}
