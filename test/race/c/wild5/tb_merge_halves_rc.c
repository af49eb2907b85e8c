// the halves overlap by one element
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define SIZE 1000
typedef struct {
    int *arr;
    int left, right;
} range;
static int list[SIZE];
static void *sort_part(void *p)
{
    range *r = p;
    for (int i = r->left; i <= r->right; i++)
        for (int j = i + 1; j <= r->right; j++)
            if (r->arr[j] < r->arr[i]) { // RACE!
                int t = r->arr[i]; // RACE!
                r->arr[i] = r->arr[j]; // RACE!
                r->arr[j] = t; // RACE!
            }
    pthread_exit(0);
}
int main(void)
{
    pthread_t t1, t2;
    for (int i = 0; i < SIZE; i++)
        list[i] = rand();
    range a = { list, 0, SIZE / 2 }, b = { list, SIZE / 2, SIZE - 1 };
    pthread_create(&t1, NULL, sort_part, &a);
    pthread_create(&t2, NULL, sort_part, &b);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    printf("%d\n", list[0]);
    return 0;
}
