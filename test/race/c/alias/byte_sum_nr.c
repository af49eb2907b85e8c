// a checksum reads the bytes of a record when the thread that counts in it has ended
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct conn {
    int fd;
    long packets;
};

static struct conn *conn;
static unsigned total;

static unsigned sum(const void *what, size_t len)
{
    const unsigned char *p = what;
    unsigned all = 0;
    for (size_t i = 0; i < len; i++)
        all = all * 31 + p[i]; // NORACE
    return all;
}

static void *counter(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        conn->packets++; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t;
    conn = malloc(sizeof *conn);
    conn->fd = 1;
    conn->packets = 0;
    pthread_create(&t, NULL, counter, NULL);
    pthread_join(t, NULL);
    total = sum(conn, sizeof *conn);
    printf("%u\n", total);
    return 0;
}
