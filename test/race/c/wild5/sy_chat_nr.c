// chat server: a thread per client, a table of clients under a lock
#include <arpa/inet.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#define MAX_CLIENTS 50
typedef struct {
    struct sockaddr_in address;
    int sockfd, uid;
    char name[32];
} client_t;
static client_t *clients[MAX_CLIENTS];
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
static void send_message(const char *s, int uid)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; i++)
        if (clients[i] && clients[i]->uid != uid)
            if (write(clients[i]->sockfd, s, strlen(s)) < 0)
                perror("write");
    pthread_mutex_unlock(&clients_mutex);
}
static void *handle_client(void *arg)
{
    char buf[2048], name[32];
    client_t *cli = arg;
    if (recv(cli->sockfd, name, 32, 0) <= 0)
        goto out;
    name[31] = 0;
    strcpy(cli->name, name);
    snprintf(buf, sizeof buf, "%s has joined\n", cli->name);
    send_message(buf, cli->uid);
    for (;;) {
        ssize_t n = recv(cli->sockfd, buf, sizeof buf - 1, 0);
        if (n <= 0)
            break;
        buf[n] = 0;
        send_message(buf, cli->uid);
    }
out:
    close(cli->sockfd);
    queue_remove(cli->uid);
    free(cli);
    return NULL;
}
int main(int argc, char **argv)
{
    int port = argc > 1 ? atoi(argv[1]) : 4444, uid = 10;
    struct sockaddr_in serv = { 0 }, caddr;
    int lfd = socket(AF_INET, SOCK_STREAM, 0);
    serv.sin_family = AF_INET;
    serv.sin_port = htons(port);
    if (bind(lfd, (struct sockaddr *)&serv, sizeof serv) < 0 || listen(lfd, 10) < 0)
        return 1;
    while (1) {
        socklen_t len = sizeof caddr;
        int cfd = accept(lfd, (struct sockaddr *)&caddr, &len);
        pthread_t tid;
        client_t *cli = malloc(sizeof *cli);
        cli->address = caddr;
        cli->sockfd = cfd;
        cli->uid = uid++;
        queue_add(cli);
        pthread_create(&tid, NULL, handle_client, cli);
        pthread_detach(tid);
    }
}
