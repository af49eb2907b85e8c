// Messages carry a promise: the server thread fills the reply record, the client reads it after get
#include <condition_variable>
#include <deque>
#include <future>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>

struct Reply {
    int code = 0;
    std::string text;
};

struct Message {
    int op;
    Reply *reply;
    std::promise<void> done;
};

class Mailbox {
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<Message> q_;

public:
    void put(Message m)
    {
        {
            std::lock_guard<std::mutex> l(m_);
            q_.push_back(std::move(m));
        }
        cv_.notify_one();
    }
    Message take()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return !q_.empty(); });
        Message m = std::move(q_.front());
        q_.pop_front();
        return m;
    }
};

int main()
{
    Mailbox box;
    std::thread server([&box] {
        for (;;) {
            Message m = box.take();
            if (m.op == 0)
                return;
            m.reply->code = m.op * 2;           // NORACE
            m.reply->text = "ok";               // NORACE
            m.done.set_value();
        }
    });
    for (int i = 1; i < 10; i++) {
        Reply r;
        Message m{i, &r, {}};
        std::future<void> f = m.done.get_future();
        box.put(std::move(m));
        f.get();
        std::cout << r.code << r.text << "\n";  // NORACE
    }
    box.put(Message{0, nullptr, {}});
    server.join();
}
