/* Locks with levels: a lock may be taken only above those that are held. */
#include <assert.h>
#include <pthread.h>

struct level_lock { pthread_mutex_t m; int level; };
static struct level_lock fs = {PTHREAD_MUTEX_INITIALIZER, 1};
static struct level_lock inode = {PTHREAD_MUTEX_INITIALIZER, 2};
static struct level_lock page = {PTHREAD_MUTEX_INITIALIZER, 3};
static int dirty;

static void take(struct level_lock *l) { pthread_mutex_lock(&l->m); }
static void drop(struct level_lock *l) { pthread_mutex_unlock(&l->m); }

static void *sync_fs(void *arg)
{
    take(&fs);
    take(&inode);
    take(&page);
    dirty = 0;
    drop(&page);
    drop(&inode);
    drop(&fs);
    return arg;
}

static void *reclaim(void *arg)
{
    take(&page);
    dirty--;
    drop(&page);
    take(&inode);
    dirty++;
    drop(&inode);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, sync_fs, 0);
    pthread_create(&b, 0, reclaim, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
