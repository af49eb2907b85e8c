// Sum of a series: each thread adds its share, and the count of terms, to globals; only one has the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
long thread_count = 4, n = 100000, terms;
double sum;
pthread_mutex_t mutex;
void *Thread_sum(void *rank)
{
    long my_rank = (long)rank;
    double factor, my_sum = 0.0;
    long long my_n = n / thread_count;
    long long my_first = my_n * my_rank, my_last = my_first + my_n;
    factor = my_first % 2 == 0 ? 1.0 : -1.0;
    for (long long i = my_first; i < my_last; i++, factor = -factor)
        my_sum += factor / (2 * i + 1);
    pthread_mutex_lock(&mutex);
    sum += my_sum;
    pthread_mutex_unlock(&mutex);
    terms += my_n; // RACE!
    return NULL;
}
int main(void)
{
    pthread_t *h = malloc(thread_count * sizeof *h);
    pthread_mutex_init(&mutex, NULL);
    for (long t = 0; t < thread_count; t++)
        pthread_create(&h[t], NULL, Thread_sum, (void *)t);
    for (long t = 0; t < thread_count; t++)
        pthread_join(h[t], NULL);
    printf("%f of %ld\n", 4.0 * sum, terms);
    pthread_mutex_destroy(&mutex);
    free(h);
    return 0;
}
