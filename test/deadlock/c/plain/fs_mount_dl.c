#include <pthread.h>
#include <stdlib.h>
#include <string.h>
struct super { pthread_rwlock_t ns; pthread_mutex_t sb; int mounts; };
static struct super *fs;
static int do_mount(const char *dir)
{
    pthread_rwlock_wrlock(&fs->ns);
    if (!strlen(dir)) {
        pthread_rwlock_unlock(&fs->ns);
        return -1;
    }
    pthread_mutex_lock(&fs->sb); // DEADLOCK!
    fs->mounts++;
    pthread_mutex_unlock(&fs->sb);
    pthread_rwlock_unlock(&fs->ns);
    return 0;
}
static int do_sync(void)
{
    int n;
    pthread_mutex_lock(&fs->sb);
    pthread_rwlock_rdlock(&fs->ns); // DEADLOCK!
    n = fs->mounts;
    pthread_mutex_unlock(&fs->sb);
    pthread_rwlock_unlock(&fs->ns);
    return n;
}
static void *mounter(void *p) { do_mount("/mnt"); return p; }
static void *syncer(void *p) { do_sync(); return p; }
int main(void)
{
    pthread_t a, b;
    fs = calloc(1, sizeof *fs);
    pthread_rwlock_init(&fs->ns, NULL);
    pthread_mutex_init(&fs->sb, NULL);
    pthread_create(&a, NULL, mounter, NULL);
    pthread_create(&b, NULL, syncer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
