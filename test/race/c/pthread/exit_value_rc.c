// the value passed to pthread_exit points to a shared static buffer
// tsan: some: it reports one race per eight bytes
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct answer {
    int low;
    int high;
};

static struct answer last_answer;

static void finish(int low, int high)
{
    struct answer *a = &last_answer;

    a->low = low; // RACE! l
    a->high = high; // RACE! h
    pthread_exit(a);
}

static void *search(void *arg)
{
    int start = *(int *)arg;

    finish(start, start + 10);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int starts[2] = {0, 100};
    int total = 0;

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, search, &starts[i]);
    for (int i = 0; i < 2; i++) {
        void *value;

        pthread_join(t[i], &value);
        total += value != NULL;
    }
    printf("%d\n", total);
    return 0;
}
