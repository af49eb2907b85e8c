/* One lock or two are taken, in the order of their addresses, and given back. */
#include <pthread.h>
#include <stdlib.h>
struct inode { unsigned long ino; pthread_mutex_t lock; int nlink; };
static struct inode *tab[16];
static void lock_two(struct inode *a, struct inode *b)
{
    if (a == b) { pthread_mutex_lock(&a->lock); return; }
    if (a < b) {
    pthread_mutex_lock(&a->lock);
    pthread_mutex_lock(&b->lock);
    } else {
    pthread_mutex_lock(&b->lock);
    pthread_mutex_lock(&a->lock);
    }
}
static void unlock_two(struct inode *a, struct inode *b)
{
    if (a != b)
        pthread_mutex_unlock(&b->lock);
    pthread_mutex_unlock(&a->lock);
}
static void do_rename(struct inode *from, struct inode *to)
{
    lock_two(from, to);
    from->nlink--;
    to->nlink++;
    unlock_two(from, to);
}
static void *worker(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int i = 0; i < 100; i++)
        do_rename(tab[rand_r(&seed) % 16], tab[rand_r(&seed) % 16]);
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 16; i++) {
        tab[i] = malloc(sizeof *tab[i]);
        tab[i]->ino = i + 100;
        tab[i]->nlink = 1;
        pthread_mutex_init(&tab[i]->lock, NULL);
    }
    for (size_t i = 0; i < 4; i++) pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 4; i++) pthread_join(t[i], NULL);
    return 0;
}
