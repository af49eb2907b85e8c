// each thread sums its slice and stores the result in its own record
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define NUM_THREADS 4
#define ARRAY_SIZE 10000
typedef struct thread_data {
    int id;
    int *array;
    int start, end;
    long sum;
} thread_data;
void *partial_sum(void *arg)
{
    thread_data *d = (thread_data *)arg;
    d->sum = 0;
    for (int i = d->start; i < d->end; i++)
        d->sum += d->array[i];
    printf("thread %d: %ld\n", d->id, d->sum);
    pthread_exit(NULL);
}
int main(void)
{
    pthread_t threads[NUM_THREADS];
    thread_data data[NUM_THREADS];
    int *array = malloc(ARRAY_SIZE * sizeof(int));
    long total = 0;
    for (int i = 0; i < ARRAY_SIZE; i++)
        array[i] = i + 1;
    int chunk = ARRAY_SIZE / NUM_THREADS;
    for (int i = 0; i < NUM_THREADS; i++) {
        data[i].id = i;
        data[i].array = array;
        data[i].start = i * chunk;
        data[i].end = (i == NUM_THREADS - 1) ? ARRAY_SIZE : (i + 1) * chunk;
        if (pthread_create(&threads[i], NULL, partial_sum, (void *)&data[i])) {
            fprintf(stderr, "Error creating thread\n");
            return 1;
        }
    }
    for (int i = 0; i < NUM_THREADS; i++) {
        pthread_join(threads[i], NULL);
        total += data[i].sum;
    }
    printf("%ld\n", total);
    free(array);
    return 0;
}
