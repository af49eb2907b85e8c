// the count is changed under the object's lock here, under the table's there
#include <pthread.h>
#include <stdlib.h>
#define NHASH 29
struct foo {
    int f_count;
    pthread_mutex_t f_lock;
    int f_id;
    struct foo *f_next;
};
struct foo *fh[NHASH];
pthread_mutex_t hashlock = PTHREAD_MUTEX_INITIALIZER;
struct foo *foo_find(int id)
{
    struct foo *fp;
    pthread_mutex_lock(&hashlock);
    for (fp = fh[id % NHASH]; fp != NULL; fp = fp->f_next)
        if (fp->f_id == id) {
            fp->f_count++; // RACE!
            break;
        }
    pthread_mutex_unlock(&hashlock);
    return fp;
}
void foo_rele(struct foo *fp)
{
    pthread_mutex_lock(&fp->f_lock);
    fp->f_count--; // RACE!
    pthread_mutex_unlock(&fp->f_lock);
}
static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++) {
        struct foo *fp = foo_find(i % 10);
        if (fp)
            foo_rele(fp);
    }
    return arg;
}
int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 10; i++) {
        struct foo *fp = calloc(1, sizeof *fp);
        pthread_mutex_init(&fp->f_lock, NULL);
        fp->f_id = i;
        fp->f_next = fh[i % NHASH];
        fh[i % NHASH] = fp;
    }
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
