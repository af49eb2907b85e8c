// A thread-safe stack whose copy constructor locks the source.
// flags: -std=c++11
#include <exception>
#include <iostream>
#include <memory>
#include <mutex>
#include <stack>
#include <thread>

struct empty_stack : std::exception {
    const char *what() const noexcept override { return "empty stack"; }
};

template <typename T> class threadsafe_stack {
    std::stack<T> data;
    mutable std::mutex m;

public:
    threadsafe_stack() {}
    threadsafe_stack(const threadsafe_stack &other)
    {
        std::lock_guard<std::mutex> lock(other.m);
        data = other.data;
    }
    threadsafe_stack &operator=(const threadsafe_stack &) = delete;
    void push(T new_value)
    {
        std::lock_guard<std::mutex> lock(m);
        data.push(std::move(new_value));
    }
    std::shared_ptr<T> pop()
    {
        std::lock_guard<std::mutex> lock(m);
        if (data.empty())
            throw empty_stack();
        std::shared_ptr<T> const res(std::make_shared<T>(data.top()));
        data.pop();
        return res;
    }
    bool empty() const
    {
        std::lock_guard<std::mutex> lock(m);
        return data.empty();
    }
};

int main()
{
    threadsafe_stack<int> s;
    std::thread t([&s] {
        for (int i = 0; i < 100; ++i)
            s.push(i);
    });
    threadsafe_stack<int> copy(s);
    t.join();
    int n = 0;
    try {
        while (true) {
            n += *copy.pop();
        }
    } catch (const empty_stack &e) {
        std::cout << e.what() << ' ' << n << '\n';
    }
}
