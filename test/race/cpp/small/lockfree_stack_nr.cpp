// Treiber stack: pushed by threads, taken whole by one exchange.
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

template <typename T> class LockFreeStack {
    struct Node {
        T value;
        Node *next;
    };
    std::atomic<Node *> head_{nullptr};

public:
    void push(T v)
    {
        Node *n = new Node{v, head_.load(std::memory_order_relaxed)};
        while (!head_.compare_exchange_weak(n->next, n, std::memory_order_release,
                                            std::memory_order_relaxed))
            ;
    }
    template <class F> int consumeAll(F f)
    {
        Node *n = head_.exchange(nullptr, std::memory_order_acquire);
        int count = 0;
        while (n) {
            Node *next = n->next;
            f(n->value);
            delete n;
            n = next;
            ++count;
        }
        return count;
    }
};

int main()
{
    LockFreeStack<int> stack;
    std::vector<std::thread> producers;
    for (int p = 0; p < 3; ++p)
        producers.emplace_back([&stack, p] {
            for (int i = 0; i < 100; ++i)
                stack.push(p * 100 + i);
        });
    std::atomic<long> sum{0};
    auto consume = [&] {
        for (int got = 0, tries = 0; got < 100 && tries < 1000; ++tries)
            got += stack.consumeAll([&](int v) { sum += v; });
    };
    std::thread c1(consume), c2(consume);
    for (auto &p : producers)
        p.join();
    c1.join();
    c2.join();
    std::cout << sum << '\n';
}
