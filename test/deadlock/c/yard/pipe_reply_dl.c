/* A reply is read from a pipe under the lock that the other thread needs before it writes. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int ask[2], answer[2];
static pthread_mutex_t conn = PTHREAD_MUTEX_INITIALIZER;
static int served;

static void *server(void *arg)
{
    char c;
    while (read(ask[0], &c, 1) == 1 && c != 'q') {
        pthread_mutex_lock(&conn); // DEADLOCK!
        served++;
        pthread_mutex_unlock(&conn);
        c++;
        if (write(answer[1], &c, 1) != 1) // DEADLOCK
            break;
    }
    return arg;
}

static int request(char c)
{
    char got = 0;
    pthread_mutex_lock(&conn); // DEADLOCK
    if (write(ask[1], &c, 1) != 1 || read(answer[0], &got, 1) != 1) // DEADLOCK!
        got = -1;
    pthread_mutex_unlock(&conn);
    return got;
}

int main(void)
{
    pthread_t t;
    if (pipe(ask) || pipe(answer))
        return 1;
    pthread_create(&t, NULL, server, NULL);
    for (char c = 'a'; c < 'f'; c++)
        printf("%c -> %d\n", c, request(c));
    if (write(ask[1], "q", 1) != 1)
        perror("write");
    pthread_join(t, NULL);
    printf("%d\n", served);
    return 0;
}
