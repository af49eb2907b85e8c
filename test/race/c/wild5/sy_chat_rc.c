// chat server: names are shown to others, the number of clients is not under the lock
#include <arpa/inet.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#define MAX_CLIENTS 50
typedef struct {
    int sockfd, uid;
    char name[32];
} client_t;
static client_t *clients[MAX_CLIENTS];
static int cli_count;
static pthread_mutex_t clients_mutex = PTHREAD_MUTEX_INITIALIZER;
static void queue_add(client_t *cl)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; i++)
        if (!clients[i]) {
            clients[i] = cl;
            break;
        }
    pthread_mutex_unlock(&clients_mutex);
}
static void queue_remove(int uid)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; i++)
        if (clients[i] && clients[i]->uid == uid) {
            clients[i] = NULL;
            break;
        }
    pthread_mutex_unlock(&clients_mutex);
}
static void list_names(char *out, size_t n)
{
    out[0] = 0;
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; i++)
        if (clients[i])
            strncat(out, clients[i]->name, n - strlen(out) - 1); // RACE! n
    pthread_mutex_unlock(&clients_mutex);
}
static void *handle_client(void *arg)
{
    char buf[2048];
    client_t *cli = arg;
    cli_count++; // RACE! c
    if (recv(cli->sockfd, buf, 32, 0) > 0)
        strncpy(cli->name, buf, 31); // RACE! n
    for (;;) {
        ssize_t n = recv(cli->sockfd, buf, sizeof buf - 1, 0);
        if (n <= 0)
            break;
        list_names(buf, sizeof buf);
        if (write(cli->sockfd, buf, strlen(buf)) < 0)
            break;
    }
    close(cli->sockfd);
    queue_remove(cli->uid);
    free(cli);
    cli_count--; // RACE! c
    return NULL;
}
int main(int argc, char **argv)
{
    int port = argc > 1 ? atoi(argv[1]) : 4444, uid = 10;
    struct sockaddr_in serv = { 0 };
    int lfd = socket(AF_INET, SOCK_STREAM, 0);
    serv.sin_family = AF_INET;
    serv.sin_port = htons(port);
    if (bind(lfd, (struct sockaddr *)&serv, sizeof serv) < 0 || listen(lfd, 10) < 0)
        return 1;
    while (1) {
        int cfd = accept(lfd, NULL, NULL);
        pthread_t tid;
        if (cli_count + 1 == MAX_CLIENTS) { // RACE! c
            close(cfd);
            continue;
        }
        client_t *cli = calloc(1, sizeof *cli);
        cli->sockfd = cfd;
        cli->uid = uid++;
        queue_add(cli);
        pthread_create(&tid, NULL, handle_client, cli);
        pthread_detach(tid);
    }
}
