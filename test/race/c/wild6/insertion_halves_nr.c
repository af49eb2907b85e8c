// Two threads sort the two halves of an array in place, main merges after joining both
#include <pthread.h>
#include <stdio.h>
#define N 100
int data[N];
int result[N];
typedef struct { int begin; int end; } parameters;

void *sorter(void *p)
{
    parameters *par = (parameters *)p;
    int begin = par->begin, end = par->end;
    for (int i = begin; i < end; i++) {
        int key = data[i]; // NORACE
        int j = i - 1;
        while (j >= begin && data[j] > key) { // NORACE
            data[j + 1] = data[j]; // NORACE
            j = j - 1;
        }
        data[j + 1] = key; // NORACE
    }
    pthread_exit(0);
}

void *merger(void *p)
{
    (void)p;
    int i = 0, j = N / 2, k = 0;
    while (i < N / 2 && j < N)
        result[k++] = data[i] <= data[j] ? data[i++] : data[j++];
    while (i < N / 2)
        result[k++] = data[i++];
    while (j < N)
        result[k++] = data[j++];
    pthread_exit(0);
}

int main(void)
{
    pthread_t t1, t2, t3;
    parameters a = { 0, N / 2 }, b = { N / 2, N };
    for (int i = 0; i < N; i++)
        data[i] = (i * 37) % 101;
    pthread_create(&t1, NULL, sorter, &a);
    pthread_create(&t2, NULL, sorter, &b);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    pthread_create(&t3, NULL, merger, NULL);
    pthread_join(t3, NULL);
    for (int i = 0; i < N; i++)
        printf("%d ", result[i]);
    return 0;
}
