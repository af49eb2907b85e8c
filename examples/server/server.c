/* An echo server: `server [CONNECTIONS]` ends after that many, on port 7007 of this machine. */
#include "pool.h"
#include "stats.h"

#include <arpa/inet.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

enum { PORT = 7007 };

static atomic_bool done;

static void serve(int fd)
{
    char buffer[512];
    unsigned long total = 0;
    ssize_t n;
    while ((n = read(fd, buffer, sizeof buffer)) > 0) {
        if (write(fd, buffer, (size_t)n) != n)
            break;
        total += (unsigned long)n;
    }
    close(fd);
    stats_closed(total);
}

static void *report(void *arg)
{
    (void)arg;
    while (!done) {
        sleep(1);
        stats_print();
    }
    return NULL;
}

static int listen_on(int port)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) || listen(fd, 16)) {
        perror("server");
        exit(1);
    }
    return fd;
}

int main(int argc, char **argv)
{
    int left = argc > 1 ? atoi(argv[1]) : 100;
    int listener = listen_on(PORT);
    struct pool *pool = pool_start(serve);
    pthread_t reporter;
    pthread_create(&reporter, NULL, report, NULL);
    while (left-- > 0) {
        int fd = accept(listener, NULL, NULL);
        if (fd < 0)
            break;
        stats_opened();
        pool_submit(pool, fd);
    }
    pool_stop(pool);
    done = 1;
    pthread_join(reporter, NULL);
    stats_print();
    return 0;
}
