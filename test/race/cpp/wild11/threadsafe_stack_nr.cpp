// A stack with one mutex, whose pop returns a shared_ptr and throws if there is nothing.
#include <exception>
#include <iostream>
#include <memory>
#include <mutex>
#include <stack>
#include <thread>

struct empty_stack : std::exception {
    const char *what() const throw() { return "empty stack"; }
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
        std::shared_ptr<T> const res(std::make_shared<T>(std::move(data.top())));
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
    threadsafe_stack<std::string> s;
    std::thread producer([&] {
        for (int i = 0; i < 100; ++i)
            s.push("n" + std::to_string(i));
    });
    std::thread consumer([&] {
        std::size_t total = 0;
        for (int i = 0; i < 100; ++i) {
            try {
                total += s.pop()->size();
            } catch (const empty_stack &) {
                std::this_thread::yield();
            }
        }
        std::cout << total << '\n';
    });
    producer.join();
    consumer.join();
    threadsafe_stack<std::string> copy(s);
    std::cout << copy.empty() << '\n';
}
