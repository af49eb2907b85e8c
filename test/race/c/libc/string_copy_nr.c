// the user name is set and read under a lock
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char user[32] = "nobody";

static void *login(void *arg)
{
    const char *names[2] = {"alice", "bob"};

    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        strncpy(user, names[(i + *(int *)arg) & 1], sizeof(user) - 1); // NORACE
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *who(void *arg)
{
    char copy[32];
    size_t total = 0;

    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&lock);
        total += strlen(user); // NORACE
        strcpy(copy, user); // NORACE
        pthread_mutex_unlock(&lock);
        total += copy[0] == 'a';
    }
    *(size_t *)arg = total;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int offset = 0;
    size_t total;

    pthread_create(&a, NULL, login, &offset);
    pthread_create(&b, NULL, who, &total);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", total > 0);
    return 0;
}
