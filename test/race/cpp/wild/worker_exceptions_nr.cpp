// a queue that is aborted by an exception: every path leaves its lock, errors go by exception_ptr
// flags: -std=c++17
#include <condition_variable>
#include <exception>
#include <iostream>
#include <mutex>
#include <queue>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

class Aborted : public std::runtime_error {
public:
    Aborted() : std::runtime_error("aborted") {}
};

template <typename T> class BoundedQueue {
    std::mutex m_;
    std::condition_variable not_empty_, not_full_;
    std::queue<T> items_;
    const std::size_t limit_;
    bool aborted_ = false, closed_ = false;

public:
    explicit BoundedQueue(std::size_t limit) : limit_(limit) {}
    void push(T item)
    {
        std::unique_lock<std::mutex> lk(m_);
        not_full_.wait(lk, [&] { return aborted_ || items_.size() < limit_; });
        if (aborted_)
            throw Aborted();
        items_.push(std::move(item));
        not_empty_.notify_one();
    }
    bool pop(T &item)
    {
        std::unique_lock<std::mutex> lk(m_);
        not_empty_.wait(lk, [&] { return aborted_ || closed_ || !items_.empty(); });
        if (aborted_)
            throw Aborted();
        if (items_.empty())
            return false;
        item = std::move(items_.front());
        items_.pop();
        not_full_.notify_one();
        return true;
    }
    void close()
    {
        std::lock_guard<std::mutex> lk(m_);
        closed_ = true;
        not_empty_.notify_all();
    }
    void abort()
    {
        std::lock_guard<std::mutex> lk(m_);
        aborted_ = true;
        not_empty_.notify_all();
        not_full_.notify_all();
    }
};

class Parser {
    BoundedQueue<std::string> &in_;
    std::mutex &error_mutex_;
    std::exception_ptr &error_;
    long sum_ = 0;

public:
    Parser(BoundedQueue<std::string> &in, std::mutex &m, std::exception_ptr &e)
        : in_(in), error_mutex_(m), error_(e)
    {
    }
    void operator()()
    {
        try {
            std::string line;
            while (in_.pop(line))
                sum_ += std::stol(line);
        } catch (const Aborted &) {
        } catch (...) {
            {
                std::lock_guard<std::mutex> lk(error_mutex_);
                if (!error_)
                    error_ = std::current_exception();
            }
            in_.abort();
        }
    }
    long sum() const { return sum_; }
};

static long run(const std::vector<std::string> &lines)
{
    BoundedQueue<std::string> queue(4);
    std::mutex error_mutex;
    std::exception_ptr error;
    Parser first(queue, error_mutex, error), second(queue, error_mutex, error);
    std::thread a(std::ref(first)), b(std::ref(second));
    try {
        for (const auto &l : lines)
            queue.push(l);
        queue.close();
    } catch (const Aborted &) {
    }
    a.join();
    b.join();
    if (error)
        std::rethrow_exception(error);
    return first.sum() + second.sum();
}

int main()
{
    std::cout << run({"1", "2", "3", "40", "50"}) << '\n';
    try {
        run({"1", "x", "3", "4", "5", "6", "7", "8"});
    } catch (const std::exception &e) {
        std::cout << "failed: " << e.what() << '\n';
    }
}
