// Active object: a background thread runs messages that were sent as functions.
#include <condition_variable>
#include <functional>
#include <iostream>
#include <list>
#include <memory>
#include <mutex>
#include <thread>

class Active {
    using Message = std::function<void()>;
    std::list<Message> mq;
    std::mutex m;
    std::condition_variable cv;
    bool done = false;
    std::thread thd;

    Active() = default;
    void run()
    {
        while (!done) {
            Message func;
            {
                std::unique_lock<std::mutex> lk(m);
                while (mq.empty())
                    cv.wait(lk);
                func = mq.front();
                mq.pop_front();
            }
            func();
        }
    }

public:
    Active(const Active &) = delete;
    static std::unique_ptr<Active> create()
    {
        std::unique_ptr<Active> a(new Active());
        a->thd = std::thread(&Active::run, a.get());
        return a;
    }
    void send(Message msg)
    {
        {
            std::unique_lock<std::mutex> lk(m);
            mq.push_back(msg);
        }
        cv.notify_one();
    }
    ~Active()
    {
        send([this] { done = true; });
        thd.join();
    }
};

class Journal {
    std::unique_ptr<Active> active = Active::create();
    int lines = 0;

public:
    void log(std::string s)
    {
        active->send([this, s] {
            ++lines;
            std::cout << lines << ": " << s << '\n';
        });
    }
};

int main()
{
    Journal j;
    std::thread a([&] { j.log("from a"); });
    std::thread b([&] { j.log("from b"); });
    a.join();
    b.join();
}
