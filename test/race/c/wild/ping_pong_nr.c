// Two threads take turns with one condition
#include <pthread.h>
#include <stdio.h>

#define ROUNDS 10
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static int turn;
static char line[64];
static int len;

static void say(int me, const char *word)
{
    pthread_mutex_lock(&mu);
    while (turn != me)
        pthread_cond_wait(&cv, &mu);
    pthread_mutex_unlock(&mu);
    /* our turn: nobody else touches the line */
    len = snprintf(line, sizeof line, "%s %d", word, len);
    puts(line);
    pthread_mutex_lock(&mu);
    turn = 1 - me;
    pthread_cond_broadcast(&cv);
    pthread_mutex_unlock(&mu);
}

static void *ping(void *arg)
{
    for (int i = 0; i < ROUNDS; i++)
        say(0, "ping");
    return arg;
}

static void *pong(void *arg)
{
    for (int i = 0; i < ROUNDS; i++)
        say(1, "pong");
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, ping, NULL);
    pthread_create(&b, NULL, pong, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
