// Like the example of pthread_create(3): an array of thread records, results come back by join
#include <ctype.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define handle_error_en(en, msg) do { errno = en; perror(msg); exit(EXIT_FAILURE); } while (0)
struct thread_info {
    pthread_t thread_id;
    int thread_num;
    char *argv_string;
};
static void *thread_start(void *arg)
{
    struct thread_info *tinfo = arg;
    char *uargv;
    printf("Thread %d: %s\n", tinfo->thread_num, tinfo->argv_string);
    uargv = strdup(tinfo->argv_string);
    if (uargv == NULL)
        return NULL;
    for (char *p = uargv; *p != '\0'; p++)
        *p = toupper(*p);
    return uargv;
}
int main(int argc, char *argv[])
{
    int s;
    void *res;
    size_t num_threads = argc - 1;
    pthread_attr_t attr;
    struct thread_info *tinfo;
    s = pthread_attr_init(&attr);
    if (s != 0)
        handle_error_en(s, "pthread_attr_init");
    tinfo = calloc(num_threads, sizeof(*tinfo));
    if (tinfo == NULL)
        return 1;
    for (size_t tnum = 0; tnum < num_threads; tnum++) {
        tinfo[tnum].thread_num = tnum + 1; // NORACE
        tinfo[tnum].argv_string = argv[tnum + 1]; // NORACE
        s = pthread_create(&tinfo[tnum].thread_id, &attr, &thread_start, &tinfo[tnum]);
        if (s != 0)
            handle_error_en(s, "pthread_create");
    }
    pthread_attr_destroy(&attr);
    for (size_t tnum = 0; tnum < num_threads; tnum++) {
        s = pthread_join(tinfo[tnum].thread_id, &res);
        if (s != 0)
            handle_error_en(s, "pthread_join");
        printf("Joined with thread %d; returned value was %s\n", tinfo[tnum].thread_num, (char *)res);
        free(res);
    }
    free(tinfo);
    exit(EXIT_SUCCESS);
}
