// A helper that formats into a static buffer is called by several threads
// tsan: some: not every line is reached at the same time as another
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static const char *format_size(unsigned long bytes)
{
    static char buf[32];
    const char *unit = "B";
    if (bytes >= 1024) {
        bytes /= 1024;
        unit = "kB";
    }
    snprintf(buf, sizeof buf, "%lu %s", bytes, unit); // RACE!
    return buf;
}

static void *job(void *arg)
{
    unsigned long n = (unsigned long)arg;
    char line[64];
    for (int i = 0; i < 100; i++) {
        strcpy(line, format_size(n * (unsigned long)i)); // RACE!
        if (strlen(line) > 60)
            puts(line); // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    pthread_create(&t[0], NULL, job, (void *)100);
    pthread_create(&t[1], NULL, job, (void *)7777);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    puts(format_size(1)); // NORACE
    return 0;
}
