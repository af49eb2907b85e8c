// objects with a reference count in a hash table, two levels of locks
#include <pthread.h>
#include <stdlib.h>
#define NHASH 29
#define HASH(id) (((unsigned long)id) % NHASH)
struct foo {
    int f_count;
    pthread_mutex_t f_lock;
    int f_id, f_value;
    struct foo *f_next;
};
struct foo *fh[NHASH];
pthread_mutex_t hashlock = PTHREAD_MUTEX_INITIALIZER;
struct foo *foo_alloc(int id)
{
    struct foo *fp = malloc(sizeof(struct foo));
    int idx;
    if (fp != NULL) {
        fp->f_count = 1;
        fp->f_id = id;
        fp->f_value = 0;
        pthread_mutex_init(&fp->f_lock, NULL);
        idx = HASH(id);
        pthread_mutex_lock(&hashlock);
        fp->f_next = fh[idx];
        fh[idx] = fp;
        pthread_mutex_unlock(&hashlock);
    }
    return fp;
}
struct foo *foo_find(int id)
{
    struct foo *fp;
    pthread_mutex_lock(&hashlock);
    for (fp = fh[HASH(id)]; fp != NULL; fp = fp->f_next)
        if (fp->f_id == id) {
            fp->f_count++;
            break;
        }
    pthread_mutex_unlock(&hashlock);
    return fp;
}
void foo_rele(struct foo *fp)
{
    struct foo *tfp;
    int idx;
    pthread_mutex_lock(&hashlock);
    if (--fp->f_count == 0) {
        idx = HASH(fp->f_id);
        tfp = fh[idx];
        if (tfp == fp) {
            fh[idx] = fp->f_next;
        } else {
            while (tfp->f_next != fp)
                tfp = tfp->f_next;
            tfp->f_next = fp->f_next;
        }
        pthread_mutex_unlock(&hashlock);
        pthread_mutex_destroy(&fp->f_lock);
        free(fp);
    } else {
        pthread_mutex_unlock(&hashlock);
    }
}
static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++) {
        struct foo *fp = foo_find(i % 10);
        if (!fp)
            fp = foo_alloc(i % 10);
        pthread_mutex_lock(&fp->f_lock);
        fp->f_value += i;
        pthread_mutex_unlock(&fp->f_lock);
        foo_rele(fp);
    }
    return arg;
}
int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
