// two named semaphores with different names do not exclude each other
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <unistd.h>

static sem_t *left;
static sem_t *right;
static int shared_total;

static void *add_left(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        sem_wait(left);
        shared_total += 2; // RACE!
        sem_post(left);
    }
    return NULL;
}

static void *add_right(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        sem_wait(right);
        shared_total += 3; // RACE!
        sem_post(right);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 50;
    char name[2][40];

    snprintf(name[0], sizeof(name[0]), "/heddle-left-%d", (int)getpid());
    snprintf(name[1], sizeof(name[1]), "/heddle-right-%d", (int)getpid());
    left = sem_open(name[0], O_CREAT, 0600, 1);
    right = sem_open(name[1], O_CREAT, 0600, 1);
    if (left == SEM_FAILED || right == SEM_FAILED)
        return 1;
    pthread_create(&a, NULL, add_left, &rounds);
    pthread_create(&b, NULL, add_right, &rounds);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", shared_total);
    sem_unlink(name[0]);
    sem_unlink(name[1]);
    return 0;
}
