// Each thread takes the next part of the table and sorts it by a recursion, but with the first of the next
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define COUNT 64
#define PARTS 4

static int cards[COUNT + 1];
static int next_part;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void merge(int first, int middle, int last)
{
    int *copy = malloc((size_t)(last - first + 1) * sizeof *copy);
    int i = first, k = middle + 1, n = 0;
    while (i <= middle && k <= last)
        copy[n++] = cards[i] < cards[k] ? cards[i++] : cards[k++]; // RACE!
    while (i <= middle)
        copy[n++] = cards[i++]; // RACE!
    while (k <= last)
        copy[n++] = cards[k++]; // RACE!
    for (i = 0; i < n; i++)
        cards[first + i] = copy[i]; // RACE!
    free(copy);
}

static void sort(int first, int last)
{
    if (first >= last)
        return;
    int middle = first + (last - first) / 2;
    sort(first, middle);
    sort(middle + 1, last);
    merge(first, middle, last);
}

static void *player(void *unused)
{
    pthread_mutex_lock(&mutex);
    int part = next_part++;
    pthread_mutex_unlock(&mutex);
    sort(part * (COUNT / PARTS), (part + 1) * (COUNT / PARTS));
    return unused;
}

int main(void)
{
    pthread_t th[PARTS];
    for (int i = 0; i < COUNT; i++)
        cards[i] = rand() % 100;
    for (int i = 0; i < PARTS; i++)
        pthread_create(&th[i], NULL, player, NULL);
    for (int i = 0; i < PARTS; i++)
        pthread_join(th[i], NULL);
    printf("%d\n", cards[0]);
    return 0;
}
