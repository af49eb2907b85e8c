// Callables of several kinds go through one queue: each one finds its own captures.
#include <condition_variable>
#include <functional>
#include <iostream>
#include <mutex>
#include <queue>
#include <string>
#include <thread>

class Runner {
    bool stopped_ = false;
    std::mutex lock_;
    std::condition_variable filled_;
    std::queue<std::function<void()>> jobs_;
    std::thread thread_;

    void loop()
    {
        while (!stopped_) { // NORACE
            std::function<void()> job;
            {
                std::unique_lock<std::mutex> hold(lock_);
                while (jobs_.empty())
                    filled_.wait(hold);
                job = std::move(jobs_.front());
                jobs_.pop();
            }
            job();
        }
    }

  public:
    Runner() { thread_ = std::thread([this] { loop(); }); }
    ~Runner()
    {
        post([this] { stopped_ = true; }); // the last one, run by the thread itself
        thread_.join();
    }
    void post(std::function<void()> job)
    {
        {
            std::lock_guard<std::mutex> hold(lock_);
            jobs_.push(std::move(job)); // NORACE
        }
        filled_.notify_one();
    }
};

class Notebook {
    std::string text_;
    int entries_ = 0;
    Runner runner_;

  public:
    void add(std::string line)
    {
        runner_.post([this, line] { text_ += line, ++entries_; }); // NORACE
    }
    void show()
    {
        runner_.post([this] { std::cout << text_ << entries_ << '\n'; }); // NORACE
    }
};

int main()
{
    Notebook notebook;
    for (int i = 0; i < 5; i++)
        notebook.add("line " + std::to_string(i) + '\n');
    notebook.show();
}
