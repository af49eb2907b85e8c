// lock-free stack: nodes pushed by CAS; drained by one exchange after the joins
// flags: -std=c++17
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

template <class T> class Stack {
    struct Node {
        T value;
        Node *next;
    };

public:
    ~Stack() { drain([](const T &) {}); }
    void push(T v)
    {
        Node *n = new Node{v, nullptr};
        n->next = top_.load(std::memory_order_relaxed); // NORACE
        while (!top_.compare_exchange_weak(n->next, n, std::memory_order_release, std::memory_order_relaxed)) // NORACE
            ;
    }
    template <class F> void drain(F f)
    {
        Node *n = top_.exchange(nullptr, std::memory_order_acquire);
        while (n) {
            f(n->value); // NORACE
            Node *next = n->next;
            delete n;
            n = next;
        }
    }

private:
    std::atomic<Node *> top_{nullptr};
};

int main()
{
    Stack<int> stack;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&stack, t] {
            for (int i = 0; i < 100; ++i)
                stack.push(t * 100 + i);
        });
    long sum = 0;
    stack.drain([&sum](int v) { sum += v; });
    for (auto &t : threads)
        t.join();
    stack.drain([&sum](int v) { sum += v; });
    std::printf("%ld\n", sum);
}
