// a chat server: a name is changed while others list it
#include <arpa/inet.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define MAX_CLIENTS 100
#define BUFFER_SZ 2048

typedef struct {
    struct sockaddr_in address;
    int sockfd;
    int uid;
    char name[32];
} client_t;

static _Atomic unsigned int cli_count = 0;
static int uid = 10;
static client_t *clients[MAX_CLIENTS];
static pthread_mutex_t clients_mutex = PTHREAD_MUTEX_INITIALIZER;

static void str_trim_lf(char *arr, int length)
{
    for (int i = 0; i < length; i++)
        if (arr[i] == '\n') {
            arr[i] = '\0';
            break;
        }
}

static void queue_add(client_t *cl)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i) {
        if (!clients[i]) {
            clients[i] = cl;
            break;
        }
    }
    pthread_mutex_unlock(&clients_mutex);
}

static void queue_remove(int id)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i) {
        if (clients[i] && clients[i]->uid == id) {
            clients[i] = NULL;
            break;
        }
    }
    pthread_mutex_unlock(&clients_mutex);
}

static void send_message(const char *s, int id)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i) {
        if (clients[i] && clients[i]->uid != id) {
            if (write(clients[i]->sockfd, s, strlen(s)) < 0) {
                perror("ERROR: write to descriptor failed");
                break;
            }
        }
    }
    pthread_mutex_unlock(&clients_mutex);
}

static void list_names(int fd)
{
    pthread_mutex_lock(&clients_mutex);
    for (int i = 0; i < MAX_CLIENTS; ++i)
        if (clients[i])
            dprintf(fd, "%s\n", clients[i]->name); // RACE!
    pthread_mutex_unlock(&clients_mutex);
}

static void *handle_client(void *arg)
{
    char buff_out[BUFFER_SZ];
    char name[32];
    client_t *cli = (client_t *)arg;

    cli_count++;
    if (recv(cli->sockfd, name, 31, 0) <= 0) {
        printf("Didn't enter the name.\n");
    } else {
        name[31] = '\0';
        strncpy(cli->name, name, sizeof(cli->name) - 1); // RACE!
        snprintf(buff_out, sizeof(buff_out), "%s has joined\n", name);
        send_message(buff_out, cli->uid);
    }
    while (1) {
        int receive = recv(cli->sockfd, buff_out, BUFFER_SZ - 1, 0);
        if (receive <= 0)
            break;
        buff_out[receive] = '\0';
        str_trim_lf(buff_out, receive);
        if (strcmp(buff_out, "who") == 0)
            list_names(cli->sockfd);
        else
            send_message(buff_out, cli->uid);
    }
    close(cli->sockfd);
    queue_remove(cli->uid);
    free(cli);
    cli_count--;
    pthread_detach(pthread_self());
    return NULL;
}

int main(int argc, char **argv)
{
    int option = 1, listenfd = 0, connfd = 0;
    struct sockaddr_in serv_addr = {0};
    struct sockaddr_in cli_addr;
    pthread_t tid;

    if (argc != 2)
        return EXIT_FAILURE;
    listenfd = socket(AF_INET, SOCK_STREAM, 0);
    serv_addr.sin_family = AF_INET;
    serv_addr.sin_addr.s_addr = inet_addr("127.0.0.1");
    serv_addr.sin_port = htons(atoi(argv[1]));
    signal(SIGPIPE, SIG_IGN);
    setsockopt(listenfd, SOL_SOCKET, SO_REUSEADDR, &option, sizeof(option));
    if (bind(listenfd, (struct sockaddr *)&serv_addr, sizeof(serv_addr)) < 0)
        return EXIT_FAILURE;
    if (listen(listenfd, 10) < 0)
        return EXIT_FAILURE;
    while (1) {
        socklen_t clilen = sizeof(cli_addr);
        connfd = accept(listenfd, (struct sockaddr *)&cli_addr, &clilen);
        if (cli_count + 1 == MAX_CLIENTS) {
            close(connfd);
            continue;
        }
        client_t *cli = (client_t *)malloc(sizeof(client_t));
        cli->address = cli_addr;
        cli->sockfd = connfd;
        cli->uid = uid++;
        cli->name[0] = '\0';
        queue_add(cli);
        pthread_create(&tid, NULL, &handle_client, (void *)cli);
        sleep(1);
    }
    return EXIT_SUCCESS;
}
