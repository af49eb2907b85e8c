// a stack pushed with compare_exchange; one consumer takes the whole list with exchange
// flags: -std=c++17
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

template <typename T> class PushList {
    struct Node {
        T data;
        Node *next;
    };
    std::atomic<Node *> head_{nullptr};

public:
    void push(const T &data)
    {
        Node *n = new Node{data, head_.load(std::memory_order_relaxed)};
        while (!head_.compare_exchange_weak(n->next, n, std::memory_order_release,
                                            std::memory_order_relaxed))
            ;
    }
    template <typename F> void take_all(F f)
    {
        Node *n = head_.exchange(nullptr, std::memory_order_acquire);
        while (n) {
            f(n->data);
            Node *next = n->next;
            delete n;
            n = next;
        }
    }
};

int main()
{
    PushList<int> list;
    std::atomic<int> running{3};
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < 100; ++i)
                list.push(t * 100 + i);
            running.fetch_sub(1);
        });
    long sum = 0;
    while (running.load() > 0)
        list.take_all([&sum](int v) { sum += v; });
    for (auto &t : threads)
        t.join();
    list.take_all([&sum](int v) { sum += v; });
    std::cout << sum << '\n';
}
