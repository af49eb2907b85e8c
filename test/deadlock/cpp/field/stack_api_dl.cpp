// a stack whose methods call each other
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

template <typename T> class Stack {
public:
    bool empty() const
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK!
        return v_.empty();
    }
    void push(T x)
    {
        std::lock_guard<std::mutex> g(m_);
        v_.push_back(x);
    }
    T pop()
    {
        std::lock_guard<std::mutex> g(m_); // DEADLOCK
        if (empty()) // DEADLOCK
            throw std::out_of_range("empty");
        T x = v_.back();
        v_.pop_back();
        return x;
    }

private:
    mutable std::mutex m_;
    std::vector<T> v_;
};

int main()
{
    Stack<int> s;
    std::thread t([&] {
        for (int i = 0; i < 10; ++i)
            s.push(i);
    });
    try {
        s.pop();
    } catch (const std::out_of_range &) {
    }
    t.join();
    return s.empty();
}
