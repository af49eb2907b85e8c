// An error text per thread by a key with a destructor
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void init(void) { pthread_key_create(&key, free); }
static char *error_text(void)
{
    char *p;
    pthread_once(&once, init);
    p = pthread_getspecific(key);
    if (p == NULL) {
        p = malloc(64);
        p[0] = '\0'; // NORACE
        pthread_setspecific(key, p);
    }
    return p;
}
static void set_error(const char *what, int code)
{
    snprintf(error_text(), 64, "%s: %d", what, code); // NORACE
}
static void *job(void *arg)
{
    for (int i = 0; i < 100; i++) {
        set_error(arg, i);
        if (strlen(error_text()) > 60) // NORACE
            puts(error_text());
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, job, "first");
    pthread_create(&b, NULL, job, "second");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
