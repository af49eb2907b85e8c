// a sensor thread, a display thread, a controller: fields of one record, each behind its own lock
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

struct plant {
    pthread_mutex_t sense_lock;
    double temperature, pressure;
    pthread_mutex_t act_lock;
    int valve, heater;
    int running;
};
static void set_running(struct plant *p, int r) { __atomic_store_n(&p->running, r, __ATOMIC_SEQ_CST); }
static int is_running(struct plant *p) { return __atomic_load_n(&p->running, __ATOMIC_SEQ_CST); }

static void *sensor(void *arg)
{
    struct plant *p = arg;
    double t = 20;
    while (is_running(p)) {
        pthread_mutex_lock(&p->sense_lock);
        p->temperature = t += 0.5;   // NORACE
        p->pressure = t / 3;         // NORACE
        pthread_mutex_unlock(&p->sense_lock);
        usleep(100);
    }
    return NULL;
}
static void *controller(void *arg)
{
    struct plant *p = arg;
    while (is_running(p)) {
        pthread_mutex_lock(&p->sense_lock);
        double t = p->temperature; // NORACE
        pthread_mutex_unlock(&p->sense_lock);
        pthread_mutex_lock(&p->act_lock);
        p->heater = t < 21; // NORACE
        p->valve = t > 30;  // NORACE
        pthread_mutex_unlock(&p->act_lock);
        usleep(100);
    }
    return NULL;
}
int main(void)
{
    static struct plant p;
    pthread_t s, c;
    pthread_mutex_init(&p.sense_lock, NULL);
    pthread_mutex_init(&p.act_lock, NULL);
    set_running(&p, 1);
    pthread_create(&s, NULL, sensor, &p);
    pthread_create(&c, NULL, controller, &p);
    for (int i = 0; i < 20; i++) {
        pthread_mutex_lock(&p.act_lock);
        printf("%d %d\n", p.valve, p.heater); // NORACE
        pthread_mutex_unlock(&p.act_lock);
        usleep(500);
    }
    set_running(&p, 0);
    pthread_join(s, NULL);
    pthread_join(c, NULL);
    return p.temperature > 20; // NORACE
}
