// All of them are joined, by a function of the program that is named like the library's.
#include <pthread.h>
#include <cstdlib>
struct my_thread {
    pthread_t t; long result = 0; int flags = 0;
    bool joinable() const { return flags & 1; }
    void join() { pthread_join(t, nullptr); }
};
static void *run(void *p) { auto *w = (my_thread *)p; for (int i = 0; i < 100; i++) w->result += i; return nullptr; } // NORACE
int main(int argc, char **) {
    my_thread *w = new my_thread[8];
    long total = 0;
    for (int i = 0; i < 8; i++) { w[i].flags = argc + i; pthread_create(&w[i].t, nullptr, run, &w[i]); }
    for (int i = 0; i < 8; i++) {
        w[i].join();
        total += w[i].result; // NORACE
    }
    return (int)total;
}
