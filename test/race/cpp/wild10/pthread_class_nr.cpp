// C with classes: a Thread base class over pthreads with a virtual run, a Mutex and a Locker.
// link: -pthread
#include <cstdio>
#include <pthread.h>

class Mutex {
public:
    Mutex() { pthread_mutex_init(&m, nullptr); }
    ~Mutex() { pthread_mutex_destroy(&m); }
    void lock() { pthread_mutex_lock(&m); }
    void unlock() { pthread_mutex_unlock(&m); }

private:
    pthread_mutex_t m;
};

class Locker {
public:
    explicit Locker(Mutex &x) : mx(x) { mx.lock(); }
    ~Locker() { mx.unlock(); }

private:
    Mutex &mx;
};

class Thread {
public:
    virtual ~Thread() {}
    void start() { pthread_create(&id, nullptr, entry, this); }
    void join() { pthread_join(id, nullptr); }

protected:
    virtual void run() = 0;

private:
    static void *entry(void *self)
    {
        static_cast<Thread *>(self)->run();
        return nullptr;
    }
    pthread_t id;
};

struct Shared {
    Mutex m;
    int value = 0;
};

class Incrementer : public Thread {
public:
    Incrementer(Shared *s, int n) : shared(s), rounds(n), mine(0) {}
    int local() const { return mine; }

protected:
    void run() override
    {
        for (int i = 0; i < rounds; i++) {
            Locker l(shared->m);
            shared->value++;
            mine++;
        }
    }

private:
    Shared *shared;
    int rounds, mine;
};

int main()
{
    Shared s;
    Thread *list[4];
    for (int i = 0; i < 4; i++) {
        list[i] = new Incrementer(&s, 100 * (i + 1));
        list[i]->start();
    }
    int total = 0;
    for (int i = 0; i < 4; i++) {
        list[i]->join();
        total += static_cast<Incrementer *>(list[i])->local();
        delete list[i];
    }
    std::printf("%d %d\n", s.value, total);
}
