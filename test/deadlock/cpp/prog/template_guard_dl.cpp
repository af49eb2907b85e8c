// A guard class of one's own.
#include <pthread.h>
#include <thread>
class Mutex {
    pthread_mutex_t h_;

public:
    Mutex() { pthread_mutex_init(&h_, nullptr); }
    ~Mutex() { pthread_mutex_destroy(&h_); }
    void Lock() { pthread_mutex_lock(&h_); }
    void Unlock() { pthread_mutex_unlock(&h_); }
};
template <class M> class Guard {
    M &m_;

public:
    explicit Guard(M &m) : m_(m) { m_.Lock(); }
    ~Guard() { m_.Unlock(); }
};
static Mutex config, state;
static int value;

static void apply()
{
    Guard<Mutex> c(config);
    Guard<Mutex> s(state); // DEADLOCK!
    value++;
}
static void save()
{
    Guard<Mutex> s(state);
    Guard<Mutex> c(config); // DEADLOCK!
    value--;
}
int main()
{
    std::thread a(apply), b(save);
    a.join();
    b.join();
}
