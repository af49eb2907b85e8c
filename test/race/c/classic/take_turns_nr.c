// an atomic variable says whose turn it is; a volatile one is not enough
#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;
static char message[16];
static int length;

static void *ping(void *arg)
{
    for (int i = 0; i < 10; i++) {
        while (turn != 0)
            ;
        message[0] = 'a' + i;
        length = i;
        turn = 1;
    }
    return NULL;
}

static void *pong(void *arg)
{
    long sum = 0;

    for (int i = 0; i < 10; i++) {
        while (turn != 1)
            ;
        sum += message[0] +
               length;
        turn = 0;
    }
    return (void *)sum;
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
