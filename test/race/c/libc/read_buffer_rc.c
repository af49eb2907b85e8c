// two threads read from files into one static buffer
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static char block[512];

static long count_zeros(int fd)
{
    long zeros = 0;
    ssize_t n = read(fd, block, sizeof(block)); // RACE!

    for (ssize_t i = 0; i < n; i++)
        zeros += block[i] == 0; // RACE!
    return zeros;
}

static void *scan(void *arg)
{
    int fd = open("/dev/zero", O_RDONLY);

    if (fd >= 0) {
        *(long *)arg = count_zeros(fd);
        close(fd);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    long zeros[2] = {0, 0};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, scan, &zeros[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", zeros[0]);
    return 0;
}
