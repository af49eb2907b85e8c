// A handshake: each side says that it is ready and then waits for the other.
#include <condition_variable>
#include <mutex>
#include <thread>

class Handshake {
public:
    void client()
    {
        std::unique_lock<std::mutex> l(m_);
        client_ready_ = true;
        cv_.notify_all();
        cv_.wait(l, [this] { return server_ready_; });
    }
    void server()
    {
        std::unique_lock<std::mutex> l(m_);
        cv_.wait(l, [this] { return client_ready_; });
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
    a.join();
    b.join();
}
