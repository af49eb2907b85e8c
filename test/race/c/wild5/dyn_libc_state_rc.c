// strtok and localtime in two threads
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
// tsan: some: hidden state of libc
static void *split(void *p)
{
    char line[] = "a b c";
    for (char *w = strtok(line, " "); w; w = strtok(NULL, " ")) // RACE! s
        puts(w);
    return p;
}
static void *stamp(void *p)
{
    time_t now = time(NULL);
    struct tm *tm = localtime(&now); // RACE! t
    printf("%d\n", tm->tm_hour); // RACE! t
    return p;
}
int main(void)
{
    pthread_t t[4];
    pthread_create(&t[0], 0, split, 0);
    pthread_create(&t[1], 0, split, 0);
    pthread_create(&t[2], 0, stamp, 0);
    pthread_create(&t[3], 0, stamp, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    return 0;
}
