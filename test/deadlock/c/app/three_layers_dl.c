/* inode lock, journal lock, page lock: each pair is taken by one path */
#include <pthread.h>

static pthread_mutex_t inode_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t journal_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t page_lock = PTHREAD_MUTEX_INITIALIZER;
static int size, tail, dirty;

static void journal_append(int n)
{
    pthread_mutex_lock(&journal_lock); // DEADLOCK!
    tail += n;
    pthread_mutex_unlock(&journal_lock);
}

static void write_inode(int n)
{
    pthread_mutex_lock(&inode_lock);
    size = n;
    journal_append(n);
    pthread_mutex_unlock(&inode_lock);
}

static void mark_dirty(void)
{
    pthread_mutex_lock(&page_lock); // DEADLOCK!
    dirty++;
    pthread_mutex_unlock(&page_lock);
}

static void commit(void)
{
    pthread_mutex_lock(&journal_lock);
    tail = 0;
    mark_dirty();
    pthread_mutex_unlock(&journal_lock);
}

static int inode_size(void)
{
    int n;
    pthread_mutex_lock(&inode_lock); // DEADLOCK!
    n = size;
    pthread_mutex_unlock(&inode_lock);
    return n;
}

static void flush_pages(void)
{
    pthread_mutex_lock(&page_lock);
    int limit = inode_size();
    if (dirty > limit)
        dirty = limit;
    pthread_mutex_unlock(&page_lock);
}

static void *writer(void *a)
{
    for (int i = 0; i < 100; i++)
        write_inode(i);
    return a;
}
static void *committer(void *a)
{
    for (int i = 0; i < 100; i++)
        commit();
    return a;
}
static void *flusher(void *a)
{
    for (;;)
        flush_pages();
    return a;
}

int main(void)
{
    pthread_t w, c, f;
    pthread_create(&w, 0, writer, 0);
    pthread_create(&c, 0, committer, 0);
    pthread_create(&f, 0, flusher, 0);
    pthread_join(w, 0);
    pthread_join(c, 0);
    return 0;
}
