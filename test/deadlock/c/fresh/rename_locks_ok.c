#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

struct inode {
    pthread_mutex_t i_lock;
    int nlink;
    struct inode *parent;
};

static struct inode *root;

static struct inode *inode_new(struct inode *parent)
{
    struct inode *i = calloc(1, sizeof *i);
    pthread_mutex_init(&i->i_lock, NULL);
    i->parent = parent;
    i->nlink = 1;
    return i;
}

static void lock_two(struct inode *a, struct inode *b)
{
    if (a == b) {
        pthread_mutex_lock(&a->i_lock);
        return;
    }
    if ((uintptr_t)a > (uintptr_t)b) {
        struct inode *t = a;
        a = b;
        b = t;
    }
    pthread_mutex_lock(&a->i_lock);
    pthread_mutex_lock(&b->i_lock);
}

static void unlock_two(struct inode *a, struct inode *b)
{
    pthread_mutex_unlock(&a->i_lock);
    if (a != b)
        pthread_mutex_unlock(&b->i_lock);
}

static void do_rename(struct inode *from, struct inode *to)
{
    lock_two(from, to);
    from->nlink--;
    to->nlink++;
    unlock_two(from, to);
}

struct job { struct inode *from, *to; };

static void *mover(void *arg)
{
    struct job *j = arg;
    for (int i = 0; i < 100; i++)
        do_rename(j->from, j->to);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    root = inode_new(NULL);
    struct inode *x = inode_new(root), *y = inode_new(root);
    struct job jobs[2] = { { x, y }, { y, x } };
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, mover, &jobs[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
