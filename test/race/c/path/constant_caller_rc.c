// the number that a thread calls with is not always its own
#include <pthread.h>
#include <stdio.h>

enum who { MAIN, READER };

static int from_main, from_reader, in_turn;

static void count(enum who who)
{
    switch (who) {
    case MAIN:
        from_main++; // RACE! main
        break;
    default:
        from_reader++; // RACE! reader
    }
}

/* the parameter changes */
static void alternate(enum who who, int times)
{
    while (times-- > 0) {
        if (who == MAIN)
            in_turn++; // RACE! turn
        who = who == MAIN ? READER : MAIN;
    }
}

static void (*volatile report)(enum who) = count;

static void *read_all(void *arg)
{
    count(READER);
    report(MAIN);
    alternate(READER, 4);
    return arg;
}

int main(void)
{
    pthread_t reader;

    pthread_create(&reader, NULL, read_all, NULL);
    for (int i = 0; i < 2; i++)
        count(i);
    alternate(MAIN, 4);
    pthread_join(reader, NULL);
    printf("%d %d %d\n", from_main, from_reader, in_turn);
    return 0;
}
