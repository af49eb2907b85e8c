// The last but one takes all that is left over, where the last one works, too.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 1003
struct part { int first, end; };
static long squares[N];
static void *work(void *arg)
{
    struct part *p = arg;
    for (int i = p->first; i < p->end; i++)
        squares[i] = (long)i * i; // RACE!
    return NULL;
}
int main(int argc, char **argv)
{
    int count = argc > 1 ? atoi(argv[1]) : 4;
    pthread_t *threads = malloc(count * sizeof *threads);
    struct part *parts = malloc(count * sizeof *parts);
    int share = N / count, first = 0;
    for (int i = 0; i < count; i++) {
        int end = first + share;
        if (i == count - 2)
            end = N;
        parts[i].first = first;
        parts[i].end = end;
        pthread_create(&threads[i], NULL, work, &parts[i]);
        first += share;
    }
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    printf("%ld\n", squares[N - 1]);
    return 0;
}
