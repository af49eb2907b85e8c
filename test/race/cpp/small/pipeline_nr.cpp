// A pipeline of stages connected by channels that carry unique_ptr.
#include <condition_variable>
#include <deque>
#include <iostream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

template <typename T> class Channel {
    std::deque<T> items;
    std::mutex m;
    std::condition_variable cv;
    bool closed = false;

public:
    void send(T item)
    {
        std::lock_guard<std::mutex> lk(m);
        items.push_back(std::move(item));
        cv.notify_one();
    }
    void close()
    {
        std::lock_guard<std::mutex> lk(m);
        closed = true;
        cv.notify_all();
    }
    bool receive(T &out)
    {
        std::unique_lock<std::mutex> lk(m);
        cv.wait(lk, [&] { return closed || !items.empty(); });
        if (items.empty())
            return false;
        out = std::move(items.front());
        items.pop_front();
        return true;
    }
};

struct Packet {
    int number;
    std::string text;
    size_t hash = 0;
};
using PacketPtr = std::unique_ptr<Packet>;

int main()
{
    Channel<PacketPtr> raw, done;
    std::thread source([&] {
        for (int i = 0; i < 20; ++i) {
            PacketPtr p(new Packet{i, "packet"});
            p->text += std::to_string(i);
            raw.send(std::move(p));
        }
        raw.close();
    });
    std::thread filter([&] {
        PacketPtr p;
        while (raw.receive(p)) {
            p->hash = std::hash<std::string>()(p->text);
            p->text.insert(0, ">");
            done.send(std::move(p));
        }
        done.close();
    });
    PacketPtr p;
    size_t all = 0;
    while (done.receive(p))
        all ^= p->hash + p->text.size() + p->number;
    source.join();
    filter.join();
    std::cout << all << '\n';
}
