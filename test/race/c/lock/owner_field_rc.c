// one path takes the child's own lock, the other the lock of its parent
#include <pthread.h>
#include <stdio.h>

struct folder {
    pthread_mutex_t lock;
    int files;
};

struct file {
    struct folder *parent;
    pthread_mutex_t lock;
    int size;
};

static struct folder folder = {PTHREAD_MUTEX_INITIALIZER, 0};
static struct file file = {&folder, PTHREAD_MUTEX_INITIALIZER, 0};

static void *append(void *arg)
{
    struct file *f = arg;

    pthread_mutex_lock(&f->parent->lock);
    f->size += 10; // RACE!
    f->parent->files = 1; // NORACE
    pthread_mutex_unlock(&f->parent->lock);
    return NULL;
}

static void *truncate_file(void *arg)
{
    struct file *f = arg;
    pthread_mutex_t *lock = &f->lock;

    pthread_mutex_lock(lock);
    f->size = 0; // RACE!
    pthread_mutex_unlock(lock);
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, append, &file);
    pthread_create(&b, NULL, truncate_file, &file);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", file.size);
    return 0;
}
