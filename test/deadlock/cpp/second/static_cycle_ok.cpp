// Two singletons that need each other when they are made.
#include <thread>

struct B;
struct A {
    int n;
    A();
    static A &get()
    {
        static A a;
        return a;
    }
};
struct B {
    int n;
    B() : n(1)
    {
    }
    static B &get()
    {
        static B b;
        return b;
    }
};
A::A() : n(2) { n += B::get().n; }

int main()
{
    std::thread t([] { A::get(); });
    std::thread u([] { B::get(); });
    t.join();
    u.join();
}
