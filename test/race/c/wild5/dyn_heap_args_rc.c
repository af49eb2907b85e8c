// the record is freed by the creator while the thread reads it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
struct args {
    int id;
};
static void *run(void *p)
{
    struct args *a = p;
    printf("%d\n", a->id); // RACE!
    return NULL;
}
int main(void)
{
    pthread_t t[5];
    for (int i = 0; i < 5; i++) {
        struct args *a = malloc(sizeof *a);
        a->id = i;
        pthread_create(&t[i], NULL, run, a);
        free(a); // RACE!
    }
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    return 0;
}
