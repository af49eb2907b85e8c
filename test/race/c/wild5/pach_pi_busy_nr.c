// pi by threads that wait for their turn on an atomic flag
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
long long n = 100000;
int thread_count = 4;
atomic_int flag;
double sum;
void *Thread_sum(void *rank)
{
    long my_rank = (long)rank;
    double factor, my_sum = 0.0;
    long long i, my_n = n / thread_count;
    long long my_first_i = my_n * my_rank, my_last_i = my_first_i + my_n;
    factor = my_first_i % 2 == 0 ? 1.0 : -1.0;
    for (i = my_first_i; i < my_last_i; i++, factor = -factor)
        my_sum += factor / (2 * i + 1);
    while (flag != my_rank)
        ;
    sum += my_sum;
    flag = (flag + 1) % thread_count;
    return NULL;
}
int main(int argc, char *argv[])
{
    long thread;
    pthread_t *handles = malloc(thread_count * sizeof(pthread_t));
    sum = 0.0;
    for (thread = 0; thread < thread_count; thread++)
        pthread_create(&handles[thread], NULL, Thread_sum, (void *)thread);
    for (thread = 0; thread < thread_count; thread++)
        pthread_join(handles[thread], NULL);
    sum = 4.0 * sum;
    printf("%.15f\n", sum);
    free(handles);
    return 0;
}
