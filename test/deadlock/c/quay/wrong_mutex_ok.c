/* A condition is waited for with the mutex that guards the flag. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t state_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t print_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int state;

static void *waiter(void *arg)
{
    pthread_mutex_lock(&state_mutex);
    while (state == 0)
        pthread_cond_wait(&changed, &state_mutex);
    pthread_mutex_unlock(&state_mutex);
    return arg;
}

static void *setter(void *arg)
{
    pthread_mutex_lock(&state_mutex);
    state = 1;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&state_mutex);
    pthread_mutex_lock(&print_mutex);
    puts("set");
    pthread_mutex_unlock(&print_mutex);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, setter, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
