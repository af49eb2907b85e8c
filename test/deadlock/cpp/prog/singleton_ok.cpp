// Two managers that call each other,
// after they gave their lock back.
#include <mutex>
#include <thread>
class B;
class A {
public:
    static A &get() { static A a; return a; }
    void poke();
    void touched()
    {
        std::lock_guard<std::mutex> g(m_);
        n_++;
    }

private:
    std::mutex m_;
    int n_ = 0;
};
class B {
public:
    static B &get() { static B b; return b; }
    void poke()
    {
        {
        std::lock_guard<std::mutex> g(m_);
        n_++;
        }
        A::get().touched();
    }
    void touched()
    {
        std::lock_guard<std::mutex> g(m_);
        n_--;
    }

private:
    std::mutex m_;
    int n_ = 0;
};
void A::poke()
{
    std::lock_guard<std::mutex> g(m_);
    n_--;
    B::get().touched();
}
int main()
{
    std::thread x([] { A::get().poke(); });
    std::thread y([] { B::get().poke(); });
    x.join();
    y.join();
}
