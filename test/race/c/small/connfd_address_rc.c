// The address of the accept loop's own variable is handed to the thread
// tsan: no: it waits for clients
#include <netinet/in.h>
#include <pthread.h>
#include <sys/socket.h>
#include <unistd.h>
static void *echo(void *arg)
{
    int fd = *(int *)arg; // RACE!
    char b[64];
    ssize_t n;
    pthread_detach(pthread_self());
    while ((n = read(fd, b, sizeof b)) > 0)
        write(fd, b, (size_t)n);
    close(fd);
    return NULL;
}
int main(void)
{
    struct sockaddr_in sa = { .sin_family = AF_INET };
    pthread_t t;
    int connfd, s = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(s, (struct sockaddr *)&sa, sizeof sa) || listen(s, 5))
        return 1;
    while (1) {
        connfd = accept(s, NULL, NULL); // RACE!
        pthread_create(&t, NULL, echo, &connfd);
    }
}
