/* Two threads talk by two pipes. */
#include <pthread.h>
#include <unistd.h>

static int up[2], down[2];

static void *client(void *arg)
{
    char c = 'c';
    read(down[0], &c, 1); // DEADLOCK!
    write(up[1], &c, 1);
    return arg;
}

static void *server(void *arg)
{
    char c;
    read(up[0], &c, 1); // DEADLOCK!
    write(down[1], &c, 1);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pipe(up);
    pipe(down);
    pthread_create(&a, NULL, client, NULL);
    pthread_create(&b, NULL, server, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
