// A chat server: clients in a table under a lock; the name is changed by its thread without it
// tsan: no: the two rarely run at the same time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX_CLIENTS 32
typedef struct {
    int sockfd;
    int uid;
    char name[32];
} client_t;

static client_t *clients[MAX_CLIENTS];
static pthread_mutex_t clients_mutex = PTHREAD_MUTEX_INITIALIZER;
static int uid = 10;

static void queue_add(client_t *cl)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i)
        if (!clients[i]) { // NORACE
            clients[i] = cl; // NORACE
            break;
        }
    pthread_mutex_unlock(&clients_mutex);
}
static void queue_remove(int id)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i)
        if (clients[i] && clients[i]->uid == id) { // NORACE
            clients[i] = NULL;
            break;
        }
    pthread_mutex_unlock(&clients_mutex);
}
static void send_all(const char *s, int id)
{
    char line[128];
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i)
        if (clients[i] && clients[i]->uid != id) {
            int n = snprintf(line, sizeof line, "%s: %s", clients[i]->name, s); // RACE!
            if (write(clients[i]->sockfd, line, (size_t)n) < 0) // NORACE
                break;
        }
    pthread_mutex_unlock(&clients_mutex);
}

static void *handle_client(void *arg)
{
    char buff[64];
    client_t *cli = arg;
    ssize_t n = read(cli->sockfd, buff, sizeof buff - 1);
    if (n > 0) {
        buff[n] = 0;
        strncpy(cli->name, buff, sizeof cli->name - 1); // RACE!
        while ((n = read(cli->sockfd, buff, sizeof buff - 1)) > 0) {
            buff[n] = 0;
            send_all(buff, cli->uid); // NORACE
        }
    }
    close(cli->sockfd);
    queue_remove(cli->uid);
    free(cli);
    return NULL;
}

int main(void)
{
    for (int i = 0; i < 8; i++) {
        pthread_t tid;
        client_t *cli = calloc(1, sizeof *cli);
        cli->sockfd = dup(0);
        cli->uid = uid++; // NORACE
        queue_add(cli);
        pthread_create(&tid, NULL, handle_client, cli);
        pthread_detach(tid);
    }
    sleep(5);
    return 0;
}
