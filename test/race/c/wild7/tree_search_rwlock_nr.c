// Binary tree under a read-write lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct tnode { int key, hits; struct tnode *l, *r; };
static struct tnode *root;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static int insert(int key)
{
    struct tnode **p = &root, *n;
    pthread_rwlock_wrlock(&rw);
    while (*p && (*p)->key != key) // NORACE
        p = key < (*p)->key ? &(*p)->l : &(*p)->r; // NORACE
    if (*p) {
        (*p)->hits++; // NORACE
        pthread_rwlock_unlock(&rw);
        return 0;
    }
    n = calloc(1, sizeof *n);
    n->key = key;
    *p = n; // NORACE
    pthread_rwlock_unlock(&rw);
    return 1;
}
static int contains(int key)
{
    pthread_rwlock_rdlock(&rw);
    struct tnode *n = root; // NORACE
    while (n && n->key != key) // NORACE
        n = key < n->key ? n->l : n->r; // NORACE
    int found = n != NULL;
    pthread_rwlock_unlock(&rw);
    return found;
}
static void *writer(void *a)
{
    for (int i = 0; i < 1000; i++)
        insert(i * 7919 % 1000);
    return a;
}
static void *reader(void *a)
{
    long n = 0;
    for (int i = 0; i < 1000; i++)
        n += contains(i);
    printf("%ld\n", n);
    return a;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, i % 2 ? reader : writer, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
