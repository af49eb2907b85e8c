// Producer and consumer classes around a shared buffer object with two conditions.
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>

class Buffer {
public:
    void add(int num)
    {
        while (true) {
            std::unique_lock<std::mutex> locker(mu);
            cond.wait(locker, [this]() { return buffer_.size() < size_; });
            buffer_.push_back(num);
            locker.unlock();
            cond.notify_all();
            return;
        }
    }
    int remove()
    {
        while (true) {
            std::unique_lock<std::mutex> locker(mu);
            cond.wait(locker, [this]() { return buffer_.size() > 0; });
            int back = buffer_.back();
            buffer_.pop_back();
            locker.unlock();
            cond.notify_all();
            return back;
        }
    }

private:
    std::mutex mu;
    std::condition_variable cond;
    std::deque<int> buffer_;
    const unsigned int size_ = 10;
};

class Producer {
public:
    explicit Producer(Buffer *buffer) : buffer_(buffer) {}
    void run()
    {
        for (int i = 0; i < 50; ++i)
            buffer_->add(i);
    }

private:
    Buffer *buffer_;
};

class Consumer {
public:
    explicit Consumer(Buffer *buffer) : buffer_(buffer) {}
    void run()
    {
        for (int i = 0; i < 50; ++i)
            sum_ += buffer_->remove();
    }
    long sum() const { return sum_; }

private:
    Buffer *buffer_;
    long sum_ = 0;
};

int main()
{
    Buffer b;
    Producer p(&b);
    Consumer c(&b);
    std::thread producer_thread(&Producer::run, &p);
    std::thread consumer_thread(&Consumer::run, &c);
    producer_thread.join();
    consumer_thread.join();
    std::cout << c.sum() << '\n';
}
