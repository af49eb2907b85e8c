// SHARING: server.clients mostly lk
// SHARING: server.shutdown never
// SHARING: server.port read-only
#include <pthread.h>
#include <stdatomic.h>
static pthread_mutex_t lk = PTHREAD_MUTEX_INITIALIZER;
static struct { int clients, port, shutdown; } server;

static void *accept_loop(void *arg)
{
    while (!server.shutdown) {
        pthread_mutex_lock(&lk);
        if (server.clients < server.port)
            server.clients++;
        pthread_mutex_unlock(&lk);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    server.port = 8080;
    pthread_create(&a, NULL, accept_loop, NULL);
    pthread_create(&b, NULL, accept_loop, NULL);
    int n = server.clients;
    server.shutdown = 1;
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return n;
}
