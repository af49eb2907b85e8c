// each thread calls one function with a number of its own, which decides what it touches
#include <pthread.h>
#include <stdio.h>

enum who { MAIN, READER, WRITER };

static int from_main, from_reader, from_writer;

static void count(enum who who)
{
    switch (who) {
    case MAIN:
        from_main++; // NORACE
        break;
    case READER:
        from_reader++; // NORACE
        break;
    default:
        from_writer++; // NORACE
    }
}

static void step(enum who who, int times)
{
    while (times-- > 0)
        count(who);
}

static void *read_all(void *arg)
{
    step(READER, 10);
    return arg;
}

static void *write_all(void *arg)
{
    for (int i = 0; i < 10; i++)
        step(WRITER, i);
    return arg;
}

int main(void)
{
    pthread_t reader, writer;

    pthread_create(&reader, NULL, read_all, NULL);
    pthread_create(&writer, NULL, write_all, NULL);
    step(MAIN, 3);
    pthread_join(reader, NULL);
    pthread_join(writer, NULL);
    printf("%d %d %d\n", from_main, from_reader, from_writer);
    return 0;
}
