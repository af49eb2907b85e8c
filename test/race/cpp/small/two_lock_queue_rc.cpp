// A queue with two mutexes but without a dummy node: both ends touch the last one.
// tsan: some: which of the lines meet depends on timing
#include <iostream>
#include <memory>
#include <mutex>
#include <thread>

template <typename T> class coarse_queue {
    struct node {
        T data;
        node *next = nullptr;
        explicit node(T v) : data(std::move(v)) {}
    };
    std::mutex head_mutex_;
    std::mutex tail_mutex_;
    node *head_ = nullptr;
    node *tail_ = nullptr;

public:
    void push(T v)
    {
        node *fresh = new node(std::move(v));
        std::lock_guard<std::mutex> lk(tail_mutex_);
        if (tail_) // RACE! t
            tail_->next = fresh; // RACE! n
        else
            head_ = fresh; // RACE! h
        tail_ = fresh; // RACE! t
    }
    bool try_pop(T &out)
    {
        std::lock_guard<std::mutex> lk(head_mutex_);
        if (!head_) // RACE! h
            return false;
        node *old = head_; // RACE! h
        head_ = old->next; // RACE! h n
        if (!head_) // RACE! h
            tail_ = nullptr; // RACE! t
        out = std::move(old->data); // RACE
        delete old; // RACE! n
        return true;
    }
};

int main()
{
    coarse_queue<int> q;
    std::thread producer([&q] {
        for (int i = 0; i < 500; ++i)
            q.push(i);
    });
    std::thread consumer([&q] {
        int v = 0, sum = 0;
        for (int i = 0; i < 2000; ++i)
            if (q.try_pop(v))
                sum += v;
        std::cout << sum << std::endl;
    });
    producer.join();
    consumer.join();
}
