// the place is reserved under the lock, but the count is read before
#include <pthread.h>

#define MAX 2000
static int primes[MAX];
static int count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct range { int from, to; };

static void append(int n)
{
    if (count >= MAX) // RACE!
        return;
    pthread_mutex_lock(&lock);
    primes[count] = n; // NORACE
    count++;           // RACE!
    pthread_mutex_unlock(&lock);
}
static void *search(void *arg)
{
    struct range *r = arg;
    for (int n = r->from; n < r->to; n++) {
        int d = 2;
        while (d * d <= n && n % d)
            d++;
        if (d * d > n)
            append(n);
    }
    return NULL;
}
int main(void)
{
    struct range r[2] = {{2, 500}, {500, 1000}};
    pthread_t t[2];
    pthread_create(&t[0], NULL, search, &r[0]);
    pthread_create(&t[1], NULL, search, &r[1]);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return count;
}
