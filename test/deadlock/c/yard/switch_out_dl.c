/* One case of a switch goes home with the lock. */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>

enum op { OP_GET, OP_SET, OP_ADD, OP_QUIT };

static struct {
    pthread_mutex_t lock;
    int values[16];
    int changes;
} store = {.lock = PTHREAD_MUTEX_INITIALIZER};

static int execute(enum op op, int at, int arg)
{
    int result = 0;
    if (at < 0 || at >= 16)
        return -EINVAL;
    pthread_mutex_lock(&store.lock); // DEADLOCK
    switch (op) {
    case OP_GET:
        result = store.values[at];
        break;
    case OP_SET:
        store.values[at] = arg;
        store.changes++;
        break;
    case OP_ADD:
        if (__builtin_add_overflow(store.values[at], arg, &result)) { // DEADLOCK!
            return -ERANGE; // DEADLOCK
        }
        store.values[at] = result;
        store.changes++;
        break;
    default:
        result = -ENOSYS;
        break;
    }
    pthread_mutex_unlock(&store.lock);
    return result;
}

static void *client(void *arg)
{
    for (int i = 0; i < 100; i++)
        execute((enum op)(i % 4), i % 17, i * 1000003);
    return arg;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, client, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", store.changes);
    return 0;
}
