// A bounded stack under a lock, but the emptiness test is made before the lock is taken
#include <assert.h>
#include <pthread.h>

#define SIZE 5
#define OVERFLOW (-1)
#define UNDERFLOW (-2)

static int top = 0;
static unsigned int arr[SIZE];
static pthread_mutex_t m;

static int push(unsigned int x)
{
    if (top == SIZE)
        return OVERFLOW;
    arr[top++] = x;             // RACE! top
    return 0;
}

static int pop(void)
{
    if (top == 0)
        return UNDERFLOW;
    --top;                      // NORACE
    return (int)arr[top];
}

static void *t1(void *arg)
{
    (void)arg;
    for (unsigned i = 0; i < SIZE; i++) {
        pthread_mutex_lock(&m);
        push(i);
        pthread_mutex_unlock(&m);
    }
    return 0;
}

static void *t2(void *arg)
{
    (void)arg;
    for (int i = 0; i < SIZE; i++) {
        if (top > 0) {          // RACE! top
            pthread_mutex_lock(&m);
            pop();
            pthread_mutex_unlock(&m);
        }
    }
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_mutex_init(&m, 0);
    pthread_create(&a, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
