// a histogram whose bins all threads count in
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define BINS 10
static int bin_counts[BINS];
static float *data;
static int data_count = 1000, thread_count = 4;
static int which_bin(float v)
{
    int b = (int)(v * BINS);
    return b < BINS ? b : BINS - 1;
}
static void *count(void *rank)
{
    long r = (long)rank;
    int per = data_count / thread_count;
    for (int i = r * per; i < (r + 1) * per; i++)
        bin_counts[which_bin(data[i])]++; // RACE!
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    data = malloc(data_count * sizeof(float));
    for (int i = 0; i < data_count; i++)
        data[i] = (float)rand() / RAND_MAX;
    for (long i = 0; i < thread_count; i++)
        pthread_create(&t[i], NULL, count, (void *)i);
    for (int i = 0; i < thread_count; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < BINS; i++)
        printf("%d\n", bin_counts[i]);
    return 0;
}
