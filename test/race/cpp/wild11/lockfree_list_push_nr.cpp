// Treiber stack: push by compare_exchange, the whole list is taken by exchange.
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

template <typename T> class LockFreeBag {
    struct Node {
        T value;
        Node *next;
    };
    std::atomic<Node *> head{nullptr};

public:
    void push(const T &v)
    {
        Node *n = new Node{v, head.load(std::memory_order_relaxed)};
        while (!head.compare_exchange_weak(n->next, n, std::memory_order_release,
                                           std::memory_order_relaxed)) {
        }
    }
    std::vector<T> take_all()
    {
        std::vector<T> out;
        Node *n = head.exchange(nullptr, std::memory_order_acquire);
        while (n) {
            out.push_back(n->value);
            Node *next = n->next;
            delete n;
            n = next;
        }
        return out;
    }
    ~LockFreeBag() { take_all(); }
};

int main()
{
    LockFreeBag<int> bag;
    std::atomic<long> total{0};
    std::vector<std::thread> ts;
    for (int t = 0; t < 2; ++t)
        ts.emplace_back([&bag, t] {
            for (int i = 0; i < 100; ++i)
                bag.push(t * 100 + i);
        });
    ts.emplace_back([&] {
        for (int i = 0; i < 20; ++i)
            for (int v : bag.take_all())
                total += v;
    });
    for (auto &t : ts)
        t.join();
    for (int v : bag.take_all())
        total += v;
    std::cout << total << '\n';
}
