// insertion sort of two parts: the index goes down to the lower end of the part, while two things hold
#include <pthread.h>
#include <stdio.h>

#define N 200

static int data[N];

struct part {
    int begin, end;
};

static void *sort(void *arg)
{
    struct part *p = arg;
    int begin = p->begin, end = p->end;

    for (int i = begin + 1; i < end; i++) {
        int key = data[i]; // NORACE
        int j = i - 1;
        while (j >= begin && data[j] > key) { // NORACE
            data[j + 1] = data[j]; // NORACE
            j--;
        }
        data[j + 1] = key; // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    struct part low = {0, N / 2}, high = {N / 2, N};

    for (int i = 0; i < N; i++)
        data[i] = i * 7919 % N;
    pthread_create(&a, NULL, sort, &low);
    pthread_create(&b, NULL, sort, &high);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d %d\n", data[0], data[N / 2]);
    return 0;
}
