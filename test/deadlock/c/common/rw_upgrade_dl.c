#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_rwlock_t cfg_lock = PTHREAD_RWLOCK_INITIALIZER;
static char value[64];
static int valid;

static void reload(char *out)
{
    strcpy(out, "fresh");
}

static void get_config(char *out)
{
    pthread_rwlock_rdlock(&cfg_lock); // DEADLOCK
    if (!valid) {
        pthread_rwlock_wrlock(&cfg_lock); // DEADLOCK!
        if (!valid) {
            reload(value);
            valid = 1;
        }
        pthread_rwlock_unlock(&cfg_lock);
    }
    strcpy(out, value);
    pthread_rwlock_unlock(&cfg_lock);
}

static void *client(void *arg)
{
    char buf[64];
    for (int i = 0; i < 10; i++)
        get_config(buf);
    printf("%s\n", buf);
    return arg;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
