// A crew takes chunks of rows from a counter under a lock
#include <pthread.h>
#include <stdio.h>
#define H 240
#define W 320
#define CHUNK 8
static unsigned char image[H][W];
static int next_row;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int take(void)
{
    int r;
    pthread_mutex_lock(&m);
    r = next_row;
    next_row += CHUNK;
    pthread_mutex_unlock(&m);
    return r;
}
static void *render(void *arg)
{
    int row;
    (void)arg;
    while ((row = take()) < H)
        for (int y = row; y < row + CHUNK; y++)
            for (int x = 0; x < W; x++)
                image[y][x] = (unsigned char)(x * y); // NORACE
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, render, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", image[5][6]);
    return 0;
}
