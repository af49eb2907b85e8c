// A stack of shared_ptr nodes, changed by the free atomic functions for shared_ptr.
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <memory>
#include <thread>

template <typename T> class Stack {
    struct Node {
        T value;
        std::shared_ptr<Node> next;
        explicit Node(T v) : value(std::move(v)) {}
    };
    std::shared_ptr<Node> head_;

public:
    void push(T v)
    {
        auto n = std::make_shared<Node>(std::move(v));
        n->next = std::atomic_load(&head_);
        while (!std::atomic_compare_exchange_weak(&head_, &n->next, n))
            ;
    }
    bool pop(T &out)
    {
        auto p = std::atomic_load(&head_);
        while (p && !std::atomic_compare_exchange_weak(&head_, &p, p->next))
            ;
        if (!p)
            return false;
        out = p->value;
        return true;
    }
};

int main()
{
    Stack<int> s;
    std::thread a([&] {
        for (int i = 0; i < 100; ++i)
            s.push(i);
    });
    long sum = 0;
    std::thread b([&] {
        int v;
        for (int i = 0; i < 100; ++i)
            if (s.pop(v))
                sum += v;
    });
    a.join();
    b.join();
    std::cout << sum << '\n';
}
