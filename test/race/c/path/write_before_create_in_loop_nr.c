// each iteration fills its own element before it starts the thread that reads it
#include <pthread.h>
#include <stdio.h>

#define N 4

static int setting[N];

static void *use(void *arg)
{
    int *mine = arg;

    printf("%d\n", *mine); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[N];

    for (int i = 0; i < N; i++) {
        setting[i] = i * 10; // NORACE
        pthread_create(&t[i], NULL, use, &setting[i]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
