// a record for each thread, freed by it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct args {
    int id;
    char *name;
};
static void *run(void *p)
{
    struct args *a = p;
    a->name[0] = 'T';
    printf("%d %s\n", a->id, a->name);
    free(a->name);
    free(a);
    return NULL;
}
int main(void)
{
    pthread_t t[5];
    for (int i = 0; i < 5; i++) {
        struct args *a = malloc(sizeof *a);
        a->id = i;
        a->name = strdup("thread");
        pthread_create(&t[i], NULL, run, a);
    }
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    return 0;
}
