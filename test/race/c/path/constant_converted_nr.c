// constants that a conversion keeps from the branch
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static int dropped, wrapped, narrowed;

static void record(uint8_t code, int level)
{
    if (code == 255)
        dropped++;
    if ((uint8_t)level == 44)
        wrapped++;
}

static void compare(signed char code)
{
    if ((unsigned char)code > 127)
        narrowed++;
}

static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++) {
        record((uint8_t)-2, 301);
        compare(3);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d %d\n", dropped, wrapped, narrowed);
    return 0;
}
