#include <pthread.h>

enum op { INC, DEC, RESET, NOP };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int value;

static int apply(enum op op)
{
    int r;
    pthread_mutex_lock(&m);
    switch (op) {
    case INC:
        r = ++value;
        break;
    case DEC:
        r = --value;
        break;
    case RESET:
        r = value = 0;
        break;
    default:
        pthread_mutex_unlock(&m);
        return -1;
    }
    pthread_mutex_unlock(&m);
    return r;
}

static void *run(void *arg)
{
    for (int i = 0; i < 12; i++)
        apply((enum op)(i % 4));
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, run, 0);
    pthread_create(&b, 0, run, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
