// one template of two kinds: compilers know both under one name
#include <cstdio>
#include <mutex>
#include <thread>

struct Small {
    int n = 0;
};

struct Large {
    double a = 0;
    long b = 0;
};

template <class T> struct Box {
    T *items = new T[4];
    T &at(int i) { return items[i]; }
};

static Box<Small> small;
static Box<Large> large;
static std::mutex lock;

static void run()
{
    small.at(0).n++; // RACE!
    large.at(0).b++; // RACE!
}

int main()
{
    std::thread one(run), two(run);
    one.join();
    two.join();
    std::printf("%d %ld\n", small.at(0).n, large.at(0).b);
}
