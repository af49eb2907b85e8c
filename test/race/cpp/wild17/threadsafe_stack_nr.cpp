// thread-safe stack after the book: pop returns a shared_ptr, an empty stack throws
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
        data = other.data; // NORACE
    }
    threadsafe_stack &operator=(const threadsafe_stack &) = delete;
    void push(T v)
    {
        std::lock_guard<std::mutex> lock(m);
        data.push(std::move(v)); // NORACE
    }
    std::shared_ptr<T> pop()
    {
        std::lock_guard<std::mutex> lock(m);
        if (data.empty())
            throw empty_stack();
        std::shared_ptr<T> const res(std::make_shared<T>(std::move(data.top())));
        data.pop(); // NORACE
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
    std::thread t([&] {
        for (int i = 0; i < 10; ++i)
            s.push(i);
    });
    threadsafe_stack<int> copy(s);
    int got = 0;
    while (got < 5) {
        try {
            std::cout << *s.pop() << '\n';
            ++got;
        } catch (const empty_stack &) {
        }
    }
    t.join();
    std::cout << copy.empty() << '\n';
}
