// two halves sorted by two threads, merged by main
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define SIZE 1000
typedef struct {
    int *arr;
    int left, right;
} range;
static int list[SIZE], sorted[SIZE];
static void *sort_part(void *p)
{
    range *r = p;
    for (int i = r->left; i <= r->right; i++)
        for (int j = i + 1; j <= r->right; j++)
            if (r->arr[j] < r->arr[i]) {
                int t = r->arr[i];
                r->arr[i] = r->arr[j];
                r->arr[j] = t;
            }
    pthread_exit(0);
}
int main(void)
{
    pthread_t t1, t2;
    for (int i = 0; i < SIZE; i++)
        list[i] = rand();
    range a = { list, 0, SIZE / 2 - 1 }, b = { list, SIZE / 2, SIZE - 1 };
    pthread_create(&t1, NULL, sort_part, &a);
    pthread_create(&t2, NULL, sort_part, &b);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    int i = 0, j = SIZE / 2, k = 0;
    while (i < SIZE / 2 && j < SIZE)
        sorted[k++] = list[i] < list[j] ? list[i++] : list[j++];
    while (i < SIZE / 2)
        sorted[k++] = list[i++];
    while (j < SIZE)
        sorted[k++] = list[j++];
    printf("%d\n", sorted[0]);
    return 0;
}
