// Accounts in an array, ids as parameters,
// locked by growing id.
#include <pthread.h>
#include <stdlib.h>
#define ACCOUNTS 16
struct account { int id; double money; pthread_mutex_t lock; };
static struct account bank[ACCOUNTS];

static void lock_both(int a, int b)
{
    if (a > b) {
        int t = a;
        a = b;
        b = t;
    }
    pthread_mutex_lock(&bank[a].lock);
    pthread_mutex_lock(&bank[b].lock);
}

static void unlock_both(int a, int b)
{
    pthread_mutex_unlock(&bank[a].lock);
    pthread_mutex_unlock(&bank[b].lock);
}

static void *client(void *arg)
{
    for (int n = 0; n < 100; n++) {
        int a = rand() % ACCOUNTS, b = rand() % ACCOUNTS;
        if (a == b)
            continue;
        lock_both(a, b);
        bank[a].money -= 1;
        bank[b].money += 1;
        unlock_both(a, b);
    }
    return arg;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < ACCOUNTS; i++) {
        bank[i].id = i;
        pthread_mutex_init(&bank[i].lock, 0);
    }
    for (int i = 0; i < 3; i++)
        pthread_create(t + i, 0, client, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    return 0;
}
