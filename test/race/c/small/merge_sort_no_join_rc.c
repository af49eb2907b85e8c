// Merge sort that merges before the right half is finished
// tsan: some: what main or the first thread does is seldom late enough
#include <pthread.h>
#include <stdlib.h>
#define N 64
static int v[N];

struct range { int lo, hi; };

static void insertion(int lo, int hi)
{
    for (int i = lo + 1; i < hi; i++) {
        int x = v[i]; // NORACE
        int j = i;
        while (j > lo && v[j - 1] > x) { // NORACE
            v[j] = v[j - 1]; // RACE!
            j--;
        }
        v[j] = x; // RACE!
    }
}

static void *sort(void *arg)
{
    struct range *r = arg;
    insertion(r->lo, r->hi);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    struct range left = { 0, N / 2 }, right = { N / 2, N };
    int out[N], i = 0, j = N / 2, k = 0;
    for (int n = 0; n < N; n++)
        v[n] = (n * 29) % 67;
    pthread_create(&a, NULL, sort, &left);
    pthread_create(&b, NULL, sort, &right);
    pthread_join(a, NULL);
    while (i < N / 2 && j < N)
        out[k++] = v[i] < v[j] ? v[i++] : v[j++]; // RACE!
    pthread_join(b, NULL);
    return out[0];
}
