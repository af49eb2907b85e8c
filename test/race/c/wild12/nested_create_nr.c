// a thread that starts a thread; what each writes before the creation and after the join
#include <pthread.h>

static int config, table[8], result;

static void *leaf(void *arg)
{
    int s = 0;
    (void)arg;
    for (int i = 0; i < 8; i++)
        s += table[i] * config; // NORACE
    result = s;                 // NORACE
    return NULL;
}
static void *middle(void *arg)
{
    pthread_t t;
    (void)arg;
    for (int i = 0; i < 8; i++)
        table[i] = i + config; // NORACE
    pthread_create(&t, NULL, leaf, NULL);
    pthread_join(t, NULL);
    result += 1; // NORACE
    return NULL;
}
int main(void)
{
    pthread_t t;
    config = 3; // NORACE
    pthread_create(&t, NULL, middle, NULL);
    pthread_join(t, NULL);
    config = 4; // NORACE
    return result + table[0];
}
