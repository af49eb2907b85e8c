// A bitmap of free pages: bits of one word are set under two different locks
#include <pthread.h>
#include <stdio.h>
static unsigned long map;
static pthread_mutex_t low = PTHREAD_MUTEX_INITIALIZER, high = PTHREAD_MUTEX_INITIALIZER;
static int alloc_low(void)
{
    pthread_mutex_lock(&low);
    for (int i = 0; i < 32; i++)
        if (!(map & 1ul << i)) { // RACE!
            map |= 1ul << i; // RACE!
            pthread_mutex_unlock(&low);
            return i;
        }
    pthread_mutex_unlock(&low);
    return -1;
}
static int alloc_high(void)
{
    pthread_mutex_lock(&high);
    for (int i = 32; i < 64; i++)
        if (!(map & 1ul << i)) { // RACE!
            map |= 1ul << i; // RACE!
            pthread_mutex_unlock(&high);
            return i;
        }
    pthread_mutex_unlock(&high);
    return -1;
}
static void *one(void *a) { for (int i = 0; i < 8; i++) alloc_low(); return a; }
static void *two(void *a) { for (int i = 0; i < 8; i++) alloc_high(); return a; }
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, one, NULL);
    pthread_create(&b, NULL, two, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%lx\n", map);
    return 0;
}
