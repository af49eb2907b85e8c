// the last error is a global variable
// tsan: some: one of the two stores is enough for the runtime
#include <pthread.h>
#include <stdio.h>

static int last_error;
static int failures[2];

static int operation(int n)
{
    if (n % 3 == 0) {
        last_error = n; // RACE!
        return -1;
    }
    last_error = 0; // RACE!
    return 0;
}

static void *caller(void *arg)
{
    int id = *(int *)arg;

    for (int i = 1; i < 100; i++)
        if (operation(i + id) < 0 && last_error) // RACE!
            failures[id]++; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int ids[2] = {0, 1};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, caller, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", failures[0] + failures[1]); // NORACE
    return 0;
}
