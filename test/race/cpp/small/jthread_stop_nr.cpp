// A jthread that waits on a condition_variable_any with its stop token; joined by its destructor.
// flags: -std=c++20
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>

class Printer {
    std::mutex m_;
    std::condition_variable_any cv_;
    std::deque<std::string> lines_;
    int printed_ = 0;
    std::jthread worker_;

    void loop(std::stop_token st)
    {
        std::unique_lock lock(m_);
        while (cv_.wait(lock, st, [this] { return !lines_.empty(); })) {
            std::string line = std::move(lines_.front());
            lines_.pop_front();
            ++printed_;
            lock.unlock();
            std::cout << line << '\n';
            lock.lock();
        }
    }

public:
    Printer() : worker_([this](std::stop_token st) { loop(st); }) {}
    void print(std::string s)
    {
        {
            std::lock_guard guard(m_);
            lines_.push_back(std::move(s));
        }
        cv_.notify_one();
    }
    int finish()
    {
        worker_.request_stop();
        worker_.join();
        return printed_;
    }
};

int main()
{
    Printer printer;
    for (int i = 0; i < 10; ++i)
        printer.print("line " + std::to_string(i));
    std::cout << printer.finish() << '\n';
}
