// text is appended under a lock, its length is asked for without
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <stdlib.h>
static char text[4096];
static pthread_mutex_t text_lock = PTHREAD_MUTEX_INITIALIZER;

static void append(const char *s)
{
    pthread_mutex_lock(&text_lock);
    strcat(text, s); // RACE!
    pthread_mutex_unlock(&text_lock);
}
static void *author(void *arg)
{
    for (int i = 0; i < 20; i++)
        if (strlen(text) + 10 < sizeof text) // RACE!
            append((const char *)arg);
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, author, "foo ");
    pthread_create(&b, NULL, author, "bar ");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    puts(text);
    return 0;
}
