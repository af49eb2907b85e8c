// two threads that take turns by two semaphores in a record on the heap
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

struct court { sem_t left, right; int ball; int rallies; };

static void *player_left(void *arg)
{
    struct court *c = arg;
    for (int i = 0; i < 10; i++) {
        sem_wait(&c->left);
        c->ball = i;  // NORACE
        c->rallies++; // NORACE
        sem_post(&c->right);
    }
    return NULL;
}
static void *player_right(void *arg)
{
    struct court *c = arg;
    int sum = 0;
    for (int i = 0; i < 10; i++) {
        sem_wait(&c->right);
        sum += c->ball; // NORACE
        c->ball = -1;   // NORACE
        sem_post(&c->left);
    }
    return (void *)(long)sum;
}
int main(void)
{
    struct court *c = malloc(sizeof *c);
    pthread_t a, b;
    c->ball = c->rallies = 0;
    sem_init(&c->left, 0, 1);
    sem_init(&c->right, 0, 0);
    pthread_create(&a, NULL, player_left, c);
    pthread_create(&b, NULL, player_right, c);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    int r = c->rallies; // NORACE
    free(c);
    return r;
}
