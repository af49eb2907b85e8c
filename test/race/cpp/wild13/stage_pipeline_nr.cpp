// Stages derived from one class, each with an input and an output queue; items are moved on.
// flags: -std=c++17
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <string>
#include <thread>
#include <vector>

struct Item {
    int id;
    std::string text;
    int score = 0;
};

class ItemQueue {
    std::queue<std::unique_ptr<Item>> q_;
    std::mutex m_;
    std::condition_variable cv_;

public:
    void push(std::unique_ptr<Item> i)
    {
        {
            std::lock_guard<std::mutex> g(m_);
            q_.push(std::move(i));
        }
        cv_.notify_one();
    }
    std::unique_ptr<Item> pop()
    {
        std::unique_lock<std::mutex> g(m_);
        cv_.wait(g, [this] { return !q_.empty(); });
        auto i = std::move(q_.front());
        q_.pop();
        return i;
    }
};

class Stage {
public:
    Stage(ItemQueue &in, ItemQueue &out) : in_(in), out_(out) {}
    virtual ~Stage() = default;
    void operator()()
    {
        while (auto item = in_.pop()) {
            process(*item);
            out_.push(std::move(item));
        }
        out_.push(nullptr);
    }

protected:
    virtual void process(Item &item) = 0;

private:
    ItemQueue &in_, &out_;
};

class Upper : public Stage {
    using Stage::Stage;
    void process(Item &item) override
    {
        for (char &c : item.text)
            c = static_cast<char>(c - 32);
    }
};

class Score : public Stage {
    using Stage::Stage;
    void process(Item &item) override { item.score = static_cast<int>(item.text.size()) * item.id; }
};

int main()
{
    ItemQueue a, b, c;
    Upper upper(a, b);
    Score score(b, c);
    std::thread t1(std::ref(upper)), t2(std::ref(score));
    for (int i = 0; i < 10; ++i)
        a.push(std::make_unique<Item>(Item{i, "abc"}));
    a.push(nullptr);
    int total = 0;
    while (auto item = c.pop())
        total += item->score;
    t1.join();
    t2.join();
    std::cout << total << '\n';
}
