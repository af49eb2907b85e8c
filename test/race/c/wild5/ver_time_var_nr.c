// a busy bit and an inode, each with its mutex, one block
#include <assert.h>
#include <pthread.h>
int block, busy, inode;
pthread_mutex_t m_inode, m_busy;
void *allocator(void *arg)
{
    pthread_mutex_lock(&m_inode);
    if (inode == 0) {
        pthread_mutex_lock(&m_busy);
        busy = 1;
        pthread_mutex_unlock(&m_busy);
        inode = 1;
    }
    block = 1;
    assert(block == 1);
    pthread_mutex_unlock(&m_inode);
    return NULL;
}
void *de_allocator(void *arg)
{
    pthread_mutex_lock(&m_busy);
    int b = busy;
    pthread_mutex_unlock(&m_busy);
    if (b == 0) {
        pthread_mutex_lock(&m_inode);
        block = 0;
        assert(block == 0);
        pthread_mutex_unlock(&m_inode);
    }
    return NULL;
}
int main(void)
{
    pthread_t t1, t2;
    pthread_mutex_init(&m_inode, 0);
    pthread_mutex_init(&m_busy, 0);
    pthread_create(&t1, 0, allocator, 0);
    pthread_create(&t2, 0, de_allocator, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    pthread_mutex_destroy(&m_inode);
    pthread_mutex_destroy(&m_busy);
    return 0;
}
