// The connection count is changed by every connection without a lock
// tsan: no: it serves until it is stopped
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <unistd.h>

static int active;
static int served;
static pthread_mutex_t lk = PTHREAD_MUTEX_INITIALIZER;

static void *conn(void *arg)
{
    int fd = *(int *)arg;
    char buf[256];
    free(arg);
    active++; // RACE!
    ssize_t n = read(fd, buf, sizeof buf);
    if (n > 0 && write(fd, "HTTP/1.0 200 OK\r\n\r\n", 19) < 0)
        perror("write");
    close(fd);
    pthread_mutex_lock(&lk);
    served++;
    pthread_mutex_unlock(&lk);
    active--; // RACE!
    return NULL;
}

int main(void)
{
    int s = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons(8081) };
    if (s < 0 || bind(s, (struct sockaddr *)&a, sizeof a) || listen(s, 5))
        return 1;
    while (1) {
        int *fd = malloc(sizeof *fd);
        pthread_t t;
        *fd = accept(s, NULL, NULL);
        if (*fd < 0) {
            free(fd);
            break;
        }
        pthread_create(&t, NULL, conn, fd);
        pthread_detach(t);
        if (active > 100) // RACE!
            sleep(1);
    }
    return 0;
}
