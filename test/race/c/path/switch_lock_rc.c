// one case of the switch falls out before the lock was taken
// tsan: some: threads must meet on every one of the lines
#include <pthread.h>
#include <stdio.h>

enum op { ADD, REMOVE, COUNT };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int length;

static int list_op(enum op op)
{
    int result = 0;

    switch (op) {
    case ADD:
        pthread_mutex_lock(&lock);
        length++; // RACE!
        pthread_mutex_unlock(&lock);
        break;
    case REMOVE:
        pthread_mutex_lock(&lock);
        if (length > 0) // NORACE
            length--; // RACE!
        pthread_mutex_unlock(&lock);
        break;
    case COUNT:
        result = length; // RACE!
        break;
    }
    return result;
}

static void *user(void *arg)
{
    for (int i = 0; i < 9000; i++)
        *(int *)arg += list_op((enum op)(i % 3));
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int sums[2] = {0, 0};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, user, &sums[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", sums[0]);
    return 0;
}
