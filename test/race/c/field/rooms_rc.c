// A chat whose clients look at their own inbox without the lock of the table.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_CLIENTS 8

typedef struct {
    int uid;
    char name[32];
    char inbox[128];
    int received;
} client_t;

static client_t *clients[MAX_CLIENTS];
static int cli_count;
static pthread_mutex_t clients_mutex = PTHREAD_MUTEX_INITIALIZER;

static void queue_add(client_t *cl)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i) {
        if (!clients[i]) {
            clients[i] = cl;
            cli_count++;
            break;
        }
    }
    pthread_mutex_unlock(&clients_mutex);
}

static void queue_remove(int uid)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i) {
        if (clients[i]) {
            if (clients[i]->uid == uid) {
                clients[i] = NULL;
                cli_count--;
                break;
            }
        }
    }
    pthread_mutex_unlock(&clients_mutex);
}

static void send_message(const char *s, int uid)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i) {
        if (clients[i] && clients[i]->uid != uid) {
            snprintf(clients[i]->inbox, sizeof clients[i]->inbox, "%s", s);
            clients[i]->received++; // RACE!
        }
    }
    pthread_mutex_unlock(&clients_mutex);
}

static void *handle_client(void *arg)
{
    client_t *cli = arg;
    char msg[64];
    snprintf(msg, sizeof msg, "%s joined", cli->name);
    send_message(msg, cli->uid);
    for (int i = 0; i < 10; i++) {
        snprintf(msg, sizeof msg, "%s says %d", cli->name, i);
        send_message(msg, cli->uid);
        if (cli->received > 100) // RACE!
            break;
    }
    queue_remove(cli->uid);
    printf("%s got %d, last %s\n", cli->name, cli->received, cli->inbox); // NORACE
    free(cli); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t tid[4];
    for (int i = 0; i < 4; i++) {
        client_t *cli = calloc(1, sizeof(client_t));
        cli->uid = i + 10;
        snprintf(cli->name, sizeof cli->name, "client%d", i);
        queue_add(cli);
        pthread_create(&tid[i], NULL, handle_client, cli);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(tid[i], NULL);
    return 0;
}
