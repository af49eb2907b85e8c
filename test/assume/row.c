/* A-ROW: an index stays inside its array. Here it goes over the end of the row into the next. */
#include <pthread.h>

static int table[4][8];
static int columns = 8;

static void *work(void *arg)
{
    long row = (long)arg;
#ifdef CONTROL
    row = 0;
#endif
    for (int i = 0; i <= columns; i++)
        table[row][i]++; /* MISSED */
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[3];
    (void)argv;
    columns += argc;
    for (long i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
