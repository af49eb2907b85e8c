// A class of the program that is named like the library's: whether it is joinable says its flag.
#include <pthread.h>
#include <cstdlib>
struct my_thread {
    pthread_t t; long result = 0; int flags = 0;
    bool joinable() const { return flags & 1; }
    void join() { pthread_join(t, nullptr); }
};
static void *run(void *p) { auto *w = (my_thread *)p; for (int i = 0; i < 100; i++) w->result += i; return nullptr; } // RACE!
int main(int argc, char **) {
    my_thread *w = new my_thread[8];
    long total = 0;
    for (int i = 0; i < 8; i++) { w[i].flags = argc + i; pthread_create(&w[i].t, nullptr, run, &w[i]); }
    for (int i = 0; i < 8; i++) {
        if (w[i].joinable())
            w[i].join();
        total += w[i].result; // RACE!
    }
    return (int)total;
}
