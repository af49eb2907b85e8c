// Two singletons that need each other when they are made.
#include <thread>

struct B;
struct A {
    int n;
    A();
    static A &get()
    {
        static A a; // DEADLOCK!
        return a;
    }
};
struct B {
    int n;
    B() : n(1)
    {
        n += A::get().n; // DEADLOCK
    }
    static B &get()
    {
        static B b; // DEADLOCK!
        return b;
    }
};
A::A() : n(2) { n += B::get().n; } // DEADLOCK

int main()
{
    std::thread t([] { A::get(); }); // DEADLOCK
    std::thread u([] { B::get(); }); // DEADLOCK
    t.join();
    u.join();
}
