// flags: -std=c++20
#include <memory>
#include <mutex>
#include <thread>

struct Node {
    std::mutex m;
    int value = 0;
    Node *next = nullptr;
    Node *prev = nullptr;
};

class DoubleList {
public:
    DoubleList()
    {
        for (int i = 0; i < 10; i++) {
            Node *n = new Node;
            n->value = i;
            n->prev = tail_;
            if (tail_)
                tail_->next = n;
            else
                head_ = n;
            tail_ = n;
        }
    }
    void add_forward(int d)
    {
        Node *n = head_;
        n->m.lock();
        while (n->next) {
            Node *next = n->next;
            next->m.lock(); // DEADLOCK!
            n->value += d;
            n->m.unlock();
            n = next;
        }
        n->m.unlock();
    }
    void add_backward(int d)
    {
        Node *n = tail_;
        n->m.lock();
        while (n->prev) {
            Node *prev = n->prev;
            prev->m.lock(); // DEADLOCK!
            n->value += d;
            n->m.unlock();
            n = prev;
        }
        n->m.unlock();
    }
private:
    Node *head_ = nullptr, *tail_ = nullptr;
};

int main()
{
    DoubleList list;
    std::thread a([&] { list.add_forward(1); });
    std::thread b([&] { list.add_backward(-1); });
    a.join();
    b.join();
    return 0;
}
