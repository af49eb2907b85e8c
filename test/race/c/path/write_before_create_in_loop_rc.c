// the shared setting of the next iteration is written while earlier threads run
#include <pthread.h>
#include <stdio.h>

#define N 4

static int setting[N];

static void *use(void *arg)
{
    int *mine = arg;

    printf("%d\n", *mine); // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[N];

    for (int i = 0; i < N; i++) {
        setting[0] = i * 10; // RACE!
        pthread_create(&t[i], NULL, use, &setting[0]);
    }
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
