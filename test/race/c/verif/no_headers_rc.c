// declarations of the library written by hand, as a preprocessor leaves them
typedef unsigned long int pthread_t;
typedef union { char __size[56]; long int __align; } pthread_attr_t;
typedef union {
    struct { int __lock; unsigned int __count; int __owner; unsigned int __nusers; int __kind; } __data;
    char __size[40];
    long int __align;
} pthread_mutex_t;
typedef union { char __size[4]; int __align; } pthread_mutexattr_t;
extern int pthread_create(pthread_t *__restrict __newthread, const pthread_attr_t *__restrict __attr,
                          void *(*__start_routine)(void *), void *__restrict __arg);
extern int pthread_join(pthread_t __th, void **__thread_return);
extern int pthread_mutex_init(pthread_mutex_t *__mutex, const pthread_mutexattr_t *__mutexattr);
extern int pthread_mutex_lock(pthread_mutex_t *__mutex);
extern int pthread_mutex_unlock(pthread_mutex_t *__mutex);
extern int printf(const char *__restrict __format, ...);

int top = 0;
unsigned int stack[5];
pthread_mutex_t m;

int push(unsigned int *s, int x)
{
    if (top == 5) // RACE!
        return -1;
    s[top] = x; // RACE!
    top++; // RACE!
    return 0;
}

void *t1(void *arg)
{
    for (int i = 0; i < 5; i++) {
        push(stack, i);
    }
    return 0;
}

void *t2(void *arg)
{
    for (int i = 0; i < 5; i++) {
        pthread_mutex_lock(&m);
        if (top > 0) { // RACE!
            top--; // RACE!
            printf("%u\n", stack[top]); // RACE!
        }
        pthread_mutex_unlock(&m);
    }
    return 0;
}

int main(void)
{
    pthread_t id1, id2;
    pthread_mutex_init(&m, 0);
    pthread_create(&id1, (void *)0, t1, (void *)0);
    pthread_create(&id2, (void *)0, t2, (void *)0);
    pthread_join(id1, (void *)0);
    pthread_join(id2, (void *)0);
    return 0;
}
