// %s reads the text, also beside a %p; sscanf stores what it reads for %p
// tsan: some: scanf is not always seen
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static char name[16] = "nobody";
static void *place;

static void *report(void *arg)
{
    printf("%p is %s\n", arg, name);  // RACE! name
    sscanf("0x1234", "%p", &place);   // RACE! place
    return NULL;
}

int main(void)
{
    pthread_t t;

    pthread_create(&t, NULL, report, NULL);
    strcpy(name, "somebody");         // RACE! name
    printf("at %p\n", place);         // RACE! place
    pthread_join(t, NULL);
    return 0;
}
