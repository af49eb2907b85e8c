// Names of addresses, written into a buffer that each thread has of its own.
#include <pthread.h>
#include <stdio.h>

struct peer {
    unsigned ip;
    unsigned short port;
};

static const char *peer_name(const struct peer *p)
{
    static __thread char buf[32];
    snprintf(buf, sizeof buf, "%u.%u.%u.%u:%u", p->ip >> 24, (p->ip >> 16) & 255, // NORACE
             (p->ip >> 8) & 255, p->ip & 255, p->port);
    return buf;
}

static void *session(void *arg)
{
    struct peer *p = arg;
    for (int i = 0; i < 10; i++)
        printf("%s\n", peer_name(p));
    return NULL;
}

int main(void)
{
    static struct peer peers[3] = {{0x7f000001, 80}, {0x0a000001, 22}, {0xc0a80001, 443}};
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, session, &peers[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
