// The same, but the counter moves on by less than is rendered
#include <pthread.h>
#include <stdio.h>
#define H 240
#define W 320
#define CHUNK 8
static unsigned char image[H + CHUNK][W];
static int next_row;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int take(void)
{
    int r;
    pthread_mutex_lock(&m);
    r = next_row;
    next_row += CHUNK / 2;
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
                image[y][x] = (unsigned char)(x * y); // RACE!
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
