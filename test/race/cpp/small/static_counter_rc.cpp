// Instances count themselves in a static member, made in several threads.
#include <iostream>
#include <memory>
#include <thread>
#include <vector>

template <class T> class Counted {
protected:
    Counted() { ++alive_; }  // RACE!
    ~Counted() { --alive_; } // RACE!

public:
    static int alive() { return alive_; }

private:
    static int alive_;
};
template <class T> int Counted<T>::alive_ = 0;

class Widget : public Counted<Widget> {};

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 4; ++i)
        ts.emplace_back([] {
            for (int k = 0; k < 100; ++k)
                auto w = std::make_unique<Widget>();
        });
    for (auto &t : ts)
        t.join();
    std::cout << Widget::alive() << '\n';
}
