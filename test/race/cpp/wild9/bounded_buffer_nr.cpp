// A bounded buffer as an array with two conditions.
// flags: -std=c++11
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <thread>

class BoundedBuffer {
    int *buffer;
    int capacity;
    int front, rear, count_;
    std::mutex lock;
    std::condition_variable not_full;
    std::condition_variable not_empty;

public:
    BoundedBuffer(int capacity) : capacity(capacity), front(0), rear(0), count_(0) { buffer = new int[capacity]; }
    ~BoundedBuffer() { delete[] buffer; }

    void deposit(int data)
    {
        std::unique_lock<std::mutex> l(lock);
        not_full.wait(l, [this]() { return count_ != capacity; });
        buffer[rear] = data;
        rear = (rear + 1) % capacity;
        ++count_;
        l.unlock();
        not_empty.notify_one();
    }

    int fetch()
    {
        std::unique_lock<std::mutex> l(lock);
        not_empty.wait(l, [this]() { return count_ != 0; });
        int result = buffer[front];
        front = (front + 1) % capacity;
        --count_;
        l.unlock();
        not_full.notify_one();
        return result;
    }

    int count()
    {
        std::lock_guard<std::mutex> g(lock);
        return count_;
    }
};

void consumer(int id, BoundedBuffer &buffer)
{
    for (int i = 0; i < 50; ++i) {
        int value = buffer.fetch();
        if (value < 0)
            std::cout << "Consumer " << id << " fetched " << value << std::endl;
    }
}

void producer(int id, BoundedBuffer &buffer)
{
    for (int i = 0; i < 75; ++i)
        buffer.deposit(id * 1000 + i);
}

int main()
{
    BoundedBuffer buffer(200);
    std::thread c1(consumer, 0, std::ref(buffer));
    std::thread c2(consumer, 1, std::ref(buffer));
    std::thread c3(consumer, 2, std::ref(buffer));
    std::thread p1(producer, 0, std::ref(buffer));
    std::thread p2(producer, 1, std::ref(buffer));
    std::cout << buffer.count() << std::endl;
    c1.join();
    c2.join();
    c3.join();
    p1.join();
    p2.join();
}
