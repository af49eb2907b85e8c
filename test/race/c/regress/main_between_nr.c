// main touches the variable between creation and join, or outside
#include <pthread.h>
#include <stdio.h>
int g;

void *t(void *arg)
{
    g = 1;
    return 0;
}

int main(void)
{
    pthread_t id;
    g = 7;
    printf("%d\n", g);
    pthread_create(&id, 0, t, 0);
    pthread_join(id, 0);
    g = 3;
    printf("%d\n", g);
    return 0;
}
