// Each thread has its own weak_ptr; the pointee has a lock; the last one frees it.
#include <cstdio>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

class Session {
public:
    void touch()
    {
        std::lock_guard<std::mutex> g(m_);
        ++touched_;
    }
    ~Session() { std::printf("touched %d times\n", touched_); }

private:
    std::mutex m_;
    int touched_ = 0;
};

int main()
{
    auto session = std::make_shared<Session>();
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
        std::weak_ptr<Session> weak = session;
        threads.emplace_back([weak] {
            for (int k = 0; k < 100; ++k) {
                if (auto s = weak.lock())
                    s->touch();
                else
                    break;
            }
        });
    }
    session.reset();
    for (auto &t : threads)
        t.join();
    return 0;
}
