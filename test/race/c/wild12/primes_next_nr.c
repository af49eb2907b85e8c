// threads fetch the next number to test under a lock and append to a list under another
#include <pthread.h>
#include <stdio.h>

#define MAX 1000
static int next_number = 2;
static int primes[MAX], count;
static pthread_mutex_t next_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;

static int take(void)
{
    pthread_mutex_lock(&next_lock);
    int n = next_number++; // NORACE
    pthread_mutex_unlock(&next_lock);
    return n;
}
static int is_prime(int n)
{
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0)
            return 0;
    return 1;
}
static void *search(void *arg)
{
    int found = 0;
    for (int n = take(); n < MAX; n = take()) {
        if (!is_prime(n))
            continue;
        pthread_mutex_lock(&list_lock);
        primes[count++] = n; // NORACE
        pthread_mutex_unlock(&list_lock);
        found++;
    }
    *(int *)arg = found; // NORACE
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    int found[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, search, &found[i]);
    for (int i = 0; i < 4; i++) {
        pthread_join(t[i], NULL);
        printf("%d\n", found[i]); // NORACE
    }
    for (int i = 0; i < count; i++)
        printf("%d ", primes[i]);
    return 0;
}
