// the accessor returns a pointer into the shared table, which is used after the unlock
#include <pthread.h>
#include <stdio.h>

struct user {
    int id;
    int logins;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct user users[4] = {{1, 0}, {2, 0}, {3, 0}, {4, 0}};

static struct user *find_user(int id)
{
    struct user *found = NULL;

    pthread_mutex_lock(&lock);
    for (int i = 0; i < 4; i++)
        if (users[i].id == id)
            found = &users[i];
    pthread_mutex_unlock(&lock);
    return found;
}

static void *login(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        pthread_mutex_lock(&lock);
        users[i & 3].logins++; // RACE!
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *audit(void *arg)
{
    int sum = 0;

    for (int round = 0; round < 8000; round++) {
        int id = 1 + round % 4;
        struct user *u = find_user(id);

        if (u)
            sum += u->logins; // RACE!
    }
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 20000, sum;

    pthread_create(&a, NULL, login, &rounds);
    pthread_create(&b, NULL, audit, &sum);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", sum >= 0);
    return 0;
}
