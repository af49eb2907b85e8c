// the sender keeps a raw pointer to the message it has handed over, and uses it
#include <condition_variable>
#include <iostream>
#include <memory>
#include <mutex>
#include <queue>
#include <thread>

struct Message { int id = 0; int tries = 0; };

std::queue<std::unique_ptr<Message>> box;
std::mutex m;
std::condition_variable cv;

void receiver()
{
    for (int i = 0; i < 10; ++i) {
        std::unique_ptr<Message> p;
        {
            std::unique_lock<std::mutex> lk(m);
            cv.wait(lk, [] { return !box.empty(); });
            p = std::move(box.front());
            box.pop();
        }
        p->tries++; // RACE!
    } // RACE
}

int main()
{
    std::thread t(receiver);
    for (int i = 0; i < 10; ++i) {
        auto p = std::make_unique<Message>();
        Message *raw = p.get();
        {
            std::lock_guard<std::mutex> lk(m);
            box.push(std::move(p));
        }
        cv.notify_one();
        raw->tries++; // RACE!
    }
    t.join();
}
