// A lock-free stack where pop deletes the node at once while others may read it.
// flags: -std=c++11
#include <atomic>
#include <iostream>
#include <thread>
#include <vector>

template <typename T> class Stack {
    struct Node {
        T data;
        Node *next;
        explicit Node(T const &d) : data(d), next(nullptr) {}
    };
    std::atomic<Node *> head{nullptr};

public:
    void push(T const &d)
    {
        Node *n = new Node(d);
        n->next = head.load();
        while (!head.compare_exchange_weak(n->next, n))
            ;
    }
    bool pop(T &out)
    {
        Node *old = head.load();
        while (old && !head.compare_exchange_weak(old, old->next)) // RACE! f
            ;
        if (!old)
            return false;
        out = old->data; // RACE
        delete old; // RACE! f
        return true;
    }
};

int main()
{
    Stack<int> s;
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; ++t)
        ts.emplace_back([&s, t] {
            for (int i = 0; i < 100; ++i)
                s.push(t * 100 + i);
            int v;
            for (int i = 0; i < 50; ++i)
                s.pop(v);
        });
    for (auto &t : ts)
        t.join();
    int v, n = 0;
    while (s.pop(v))
        ++n;
    std::cout << n << '\n';
}
