// A handshake: each side says that it is ready when the other one has.
#include <condition_variable>
#include <mutex>
#include <thread>

class Handshake {
public:
    void client()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return server_ready_; }); // DEADLOCK!
        client_ready_ = true;
        cv_.notify_all();
    }
    void server()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return client_ready_; }); // DEADLOCK!
        server_ready_ = true;
        cv_.notify_all();
    }

private:
    std::mutex m_;
    std::condition_variable cv_;
    bool client_ready_ = false;
    bool server_ready_ = false;
};

int main()
{
    Handshake h;
    std::thread a([&h] { h.client(); });
    std::thread b([&h] { h.server(); });
    a.join(); // DEADLOCK
    b.join(); // DEADLOCK
}
