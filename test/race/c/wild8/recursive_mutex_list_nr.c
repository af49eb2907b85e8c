// A list under a recursive mutex; functions call each other with it held
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct item { int v; struct item *next; };
static struct item *head;
static int n;
static pthread_mutex_t m;
static int contains(int v)
{
    int found = 0;
    pthread_mutex_lock(&m);
    for (struct item *i = head; i; i = i->next) // NORACE
        found |= i->v == v; // NORACE
    pthread_mutex_unlock(&m);
    return found;
}
static void add(int v)
{
    pthread_mutex_lock(&m);
    if (!contains(v)) {
        struct item *i = malloc(sizeof *i);
        i->v = v; // NORACE
        i->next = head; // NORACE
        head = i; // NORACE
        n++; // NORACE
    }
    pthread_mutex_unlock(&m);
}
static void *run(void *arg)
{
    for (int i = 0; i < 100; i++)
        add(i * *(int *)arg);
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_mutexattr_t at;
    int x = 2, y = 3;
    pthread_mutexattr_init(&at);
    pthread_mutexattr_settype(&at, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&m, &at);
    pthread_create(&a, NULL, run, &x);
    pthread_create(&b, NULL, run, &y);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", n);
    return 0;
}
