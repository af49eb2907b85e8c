// Echo server: the accepted socket is handed over in memory of its own
#include <arpa/inet.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
struct client { int sock; struct sockaddr_in addr; };
static pthread_mutex_t stat_lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned long bytes_in, clients_total;
static void *handle_client(void *arg)
{
    struct client *c = (struct client *)arg;
    char buf[1024], who[INET_ADDRSTRLEN];
    ssize_t n;
    inet_ntop(AF_INET, &c->addr.sin_addr, who, sizeof who); // NORACE
    while ((n = recv(c->sock, buf, sizeof buf, 0)) > 0) { // NORACE
        send(c->sock, buf, n, 0);
        pthread_mutex_lock(&stat_lock);
        bytes_in += n; // NORACE
        pthread_mutex_unlock(&stat_lock);
    }
    close(c->sock);
    free(c);
    return NULL;
}
int main(void)
{
    struct sockaddr_in sa;
    int ls = socket(AF_INET, SOCK_STREAM, 0);
    memset(&sa, 0, sizeof sa);
    sa.sin_family = AF_INET;
    sa.sin_port = htons(9000);
    if (bind(ls, (struct sockaddr *)&sa, sizeof sa) < 0 || listen(ls, 10) < 0) {
        perror("bind");
        exit(1);
    }
    while (1) {
        socklen_t len;
        pthread_t t;
        struct client *c = malloc(sizeof *c);
        len = sizeof c->addr;
        c->sock = accept(ls, (struct sockaddr *)&c->addr, &len); // NORACE
        if (c->sock < 0) {
            free(c);
            continue;
        }
        pthread_mutex_lock(&stat_lock);
        clients_total++; // NORACE
        pthread_mutex_unlock(&stat_lock);
        if (pthread_create(&t, NULL, handle_client, c) != 0) {
            close(c->sock);
            free(c);
            continue;
        }
        pthread_detach(t);
    }
}
