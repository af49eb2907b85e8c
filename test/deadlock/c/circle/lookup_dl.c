/* An interpreter whose functions call each other in a large circle looks a variable up with the lock held. */
#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static long vars[64];
static long eval0(int n);
static long eval1(int n);
static long eval2(int n);
static long eval3(int n);
static long eval4(int n);
static long eval5(int n);
static long eval6(int n);
static long eval7(int n);
static long eval8(int n);
static long eval9(int n);
static long eval10(int n);
static long eval11(int n);
static long eval12(int n);
static long eval13(int n);
static long lookup(int n)
{
    pthread_mutex_lock(&m); // DEADLOCK!
    long v = vars[n & 63];
    pthread_mutex_unlock(&m);
    return v > 9 ? eval0(n - 1) : v;
}
static long eval0(int n)
{
    if (n <= 0) return 0;
    return eval1(n - 1) + eval5(n / 2);
}
static long eval1(int n)
{
    if (n <= 0) return 1;
    return eval2(n - 1) + eval6(n / 2);
}
static long eval2(int n)
{
    if (n <= 0) return 2;
    return eval3(n - 1) + eval7(n / 2);
}
static long eval3(int n)
{
    if (n <= 0) return 3;
    pthread_mutex_lock(&m); // DEADLOCK
    vars[n & 63]++;
    long r = lookup(n);
    pthread_mutex_unlock(&m);
    return r + eval4(n - 1);
}
static long eval4(int n)
{
    if (n <= 0) return 4;
    return eval5(n - 1) + eval9(n / 2);
}
static long eval5(int n)
{
    if (n <= 0) return 5;
    return eval6(n - 1) + eval10(n / 2);
}
static long eval6(int n)
{
    if (n <= 0) return 6;
    return eval7(n - 1) + eval11(n / 2);
}
static long eval7(int n)
{
    if (n <= 0) return 7;
    return eval8(n - 1) + eval12(n / 2);
}
static long eval8(int n)
{
    if (n <= 0) return 8;
    return eval9(n - 1) + eval13(n / 2);
}
static long eval9(int n)
{
    if (n <= 0) return 9;
    return eval10(n - 1) + eval0(n / 2);
}
static long eval10(int n)
{
    if (n <= 0) return 10;
    return eval11(n - 1) + eval1(n / 2);
}
static long eval11(int n)
{
    if (n <= 0) return 11;
    return eval12(n - 1) + eval2(n / 2);
}
static long eval12(int n)
{
    if (n <= 0) return 12;
    return eval13(n - 1) + eval3(n / 2);
}
static long eval13(int n)
{
    if (n <= 0) return 13;
    return eval0(n - 1) + eval4(n / 2);
}
static void *run(void *a) { printf("%ld\n", eval0(20)); return a; }
int main(void)
{
    pthread_t t, u;
    pthread_create(&t, NULL, run, NULL);
    pthread_create(&u, NULL, run, NULL);
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
