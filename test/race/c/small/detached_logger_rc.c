// The record of a message lives on the stack of a caller that returns
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
struct note { int id; char text[32]; };
static void *print(void *arg)
{
    struct note *n = arg;
    if (n->id > 100) // RACE!
        puts(n->text);
    return NULL;
}
static void post(int id)
{
    static struct note n;
    pthread_t t;
    n.id = id; // RACE!
    pthread_create(&t, NULL, print, &n);
    pthread_detach(t);
}
int main(void)
{
    for (int i = 0; i < 5; i++)
        post(i);
    usleep(1000);
    return 0;
}
