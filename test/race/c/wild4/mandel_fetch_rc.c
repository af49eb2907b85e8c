// rows of a picture taken by a counter that is read and written separately
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#define W 80
#define H 60
static unsigned char *image;
static atomic_int next_row;
static int done_rows;

static void *render(void *unused)
{
    (void)unused;
    for (;;) {
        int y = atomic_load(&next_row);
        atomic_store(&next_row, y + 1);
        if (y >= H)
            break;
        for (int x = 0; x < W; x++)
            image[y * W + x] = (unsigned char)(x ^ y); // RACE! i
        done_rows++; // RACE! d
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    image = malloc(W * H);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, render, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", done_rows);
    fwrite(image, 1, W * H, stdout);
    free(image);
    return 0;
}
