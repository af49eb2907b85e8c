/* Five devices, each driven together with its right neighbour. */
#include <pthread.h>
#include <stdio.h>

struct device {
    const char *name;
    pthread_mutex_t mtx;
    int used;
};

static struct device printer = {"printer", PTHREAD_MUTEX_INITIALIZER, 0};
static struct device scanner = {"scanner", PTHREAD_MUTEX_INITIALIZER, 0};
static struct device disk = {"disk", PTHREAD_MUTEX_INITIALIZER, 0};
static struct device tape = {"tape", PTHREAD_MUTEX_INITIALIZER, 0};
static struct device modem = {"modem", PTHREAD_MUTEX_INITIALIZER, 0};

static void use(struct device *d) { d->used++; }

static void *job1(void *a)
{
    pthread_mutex_lock(&printer.mtx);
    pthread_mutex_lock(&scanner.mtx); // DEADLOCK!
    use(&printer);
    use(&scanner);
    pthread_mutex_unlock(&scanner.mtx);
    pthread_mutex_unlock(&printer.mtx);
    return a;
}
static void *job2(void *a)
{
    pthread_mutex_lock(&scanner.mtx);
    pthread_mutex_lock(&disk.mtx); // DEADLOCK!
    use(&scanner);
    use(&disk);
    pthread_mutex_unlock(&disk.mtx);
    pthread_mutex_unlock(&scanner.mtx);
    return a;
}
static void *job3(void *a)
{
    pthread_mutex_lock(&disk.mtx);
    pthread_mutex_lock(&tape.mtx); // DEADLOCK!
    use(&disk);
    use(&tape);
    pthread_mutex_unlock(&tape.mtx);
    pthread_mutex_unlock(&disk.mtx);
    return a;
}
static void *job4(void *a)
{
    pthread_mutex_lock(&tape.mtx);
    pthread_mutex_lock(&modem.mtx); // DEADLOCK!
    use(&tape);
    use(&modem);
    pthread_mutex_unlock(&modem.mtx);
    pthread_mutex_unlock(&tape.mtx);
    return a;
}
static void *job5(void *a)
{
    pthread_mutex_lock(&modem.mtx);
    pthread_mutex_lock(&printer.mtx); // DEADLOCK!
    use(&modem);
    use(&printer);
    pthread_mutex_unlock(&printer.mtx);
    pthread_mutex_unlock(&modem.mtx);
    return a;
}

int main(void)
{
    void *(*jobs[])(void *) = {job1, job2, job3, job4, job5};
    pthread_t t[5];
    for (int i = 0; i < 5; i++)
        pthread_create(&t[i], NULL, jobs[i], NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", printer.used);
    return 0;
}
