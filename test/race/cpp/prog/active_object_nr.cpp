// active object: messages run by its own thread
// flags: -std=c++17
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

class Active {
public:
    using Message = std::function<void()>;
    Active() : thd_([this] { run(); }) {}
    Active(const Active &) = delete;
    ~Active()
    {
        send([this] { done_ = true; });
        thd_.join();
    }
    void send(Message m)
    {
        std::lock_guard<std::mutex> lk(mtx_);
        mq_.push(std::move(m));
        cv_.notify_one();
    }

private:
    void run()
    {
        while (!done_) {
            Message msg;
            {
                std::unique_lock<std::mutex> lk(mtx_);
                cv_.wait(lk, [this] { return !mq_.empty(); });
                msg = std::move(mq_.front());
                mq_.pop();
            }
            msg();
        }
    }
    bool done_ = false;
    std::queue<Message> mq_;
    std::mutex mtx_;
    std::condition_variable cv_;
    std::thread thd_;
};

class Backgrounder {
public:
    void save(int v)
    {
        active_.send([this, v] { last_ = v; });
    }

private:
    int last_ = 0;
    Active active_;
};

int main()
{
    Backgrounder b;
    for (int i = 0; i < 5; i++)
        b.save(i);
    std::cout << "sent\n";
}
