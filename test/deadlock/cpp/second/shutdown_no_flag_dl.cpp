#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

class Mailer {
    std::mutex m_;
    std::condition_variable cv_;
    std::deque<int> out_;
    bool stop_ = false;
    std::thread t_;

public:
    Mailer()
        : t_([this] {
              for (;;) {
                  std::unique_lock<std::mutex> l(m_);
                  cv_.wait(l, [this] { return !out_.empty(); }); // DEADLOCK!
                  if (stop_)
                      return;
                  out_.pop_front();
              }
          })
    {
    }
    void send(int letter)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            out_.push_back(letter);
        }
        cv_.notify_one();
    }
    ~Mailer()
    {
        {
            std::lock_guard<std::mutex> g(m_);
            stop_ = true;
        }
        cv_.notify_one(); // DEADLOCK
        t_.join(); // DEADLOCK
    }
};

int main()
{
    Mailer m;
    m.send(1);
}
