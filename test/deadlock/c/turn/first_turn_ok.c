// Two threads take turns; the first turn is the left one's.
#include <pthread.h>

enum { NOBODY, LEFT, RIGHT };
static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int turn = LEFT;
static long steps;

static void take_turn(int mine, int next)
{
    pthread_mutex_lock(&gate);
    while (turn != mine)
        pthread_cond_wait(&changed, &gate);
    steps++;
    turn = next;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&gate);
}

static void *left(void *arg)
{
    for (int i = 0; i < 10; i++)
        take_turn(LEFT, RIGHT);
    return arg;
}

static void *right(void *arg)
{
    for (int i = 0; i < 10; i++)
        take_turn(RIGHT, LEFT);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, left, NULL);
    pthread_create(&b, NULL, right, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return steps == 0;
}
