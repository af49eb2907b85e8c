// A writer thread owns the file of a journal; the thread object beside the file is joined by its owner.
#include <condition_variable>
#include <deque>
#include <fstream>
#include <mutex>
#include <string>
#include <thread>

class Journal {
    std::ofstream out_; // what is written to it stays inside of it
    long lines_ = 0;
    bool closing_ = false;
    std::mutex lock_;
    std::condition_variable changed_;
    std::deque<std::string> waiting_;
    std::thread writer_;

    void drain()
    {
        for (;;) {
            std::unique_lock<std::mutex> hold(lock_);
            changed_.wait(hold, [this] { return closing_ || !waiting_.empty(); });
            if (waiting_.empty())
                return;
            std::string line = std::move(waiting_.front());
            waiting_.pop_front();
            hold.unlock();
            out_ << lines_ << ' ' << line << std::endl; // NORACE
            lines_++;
        }
    }

  public:
    explicit Journal(const char *path) : out_(path) { writer_ = std::thread(&Journal::drain, this); }
    ~Journal()
    {
        {
            std::lock_guard<std::mutex> hold(lock_);
            closing_ = true; // NORACE
        }
        changed_.notify_all();
        if (writer_.joinable())
            writer_.join();
        out_ << "end after " << lines_ << std::endl;
    }
    void add(std::string line)
    {
        std::lock_guard<std::mutex> hold(lock_);
        waiting_.push_back(std::move(line));
        changed_.notify_one();
    }
};

int main()
{
    Journal journal("journal.txt");
    std::thread other([&] {
        for (int i = 0; i < 20; i++)
            journal.add("other " + std::to_string(i));
    });
    for (int i = 0; i < 20; i++)
        journal.add("main " + std::to_string(i));
    other.join();
}
