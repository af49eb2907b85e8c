// Echo server: each thread is given the address of the same variable
// tsan: no: it waits for clients
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
static void *handle_client(void *arg)
{
    int sock = *(int *)arg; // RACE!
    char buf[1024];
    ssize_t n;
    while ((n = recv(sock, buf, sizeof buf, 0)) > 0)
        send(sock, buf, n, 0);
    close(sock);
    return NULL;
}
int main(void)
{
    struct sockaddr_in sa;
    int ls = socket(AF_INET, SOCK_STREAM, 0), cs;
    memset(&sa, 0, sizeof sa);
    sa.sin_family = AF_INET;
    sa.sin_port = htons(9000);
    if (bind(ls, (struct sockaddr *)&sa, sizeof sa) < 0 || listen(ls, 10) < 0)
        exit(1);
    for (;;) {
        pthread_t t;
        cs = accept(ls, NULL, NULL); // RACE!
        if (cs < 0)
            continue;
        pthread_create(&t, NULL, handle_client, &cs);
        pthread_detach(t);
    }
}
