#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>
template <typename T> class Channel {
    std::deque<T> q; std::mutex m; std::condition_variable cv;
public:
    void send(T v) { { std::lock_guard<std::mutex> l(m); q.push_back(std::move(v)); } cv.notify_one(); }
    T recv() {
        std::unique_lock<std::mutex> l(m);
        cv.wait(l, [&] { return !q.empty(); }); // DEADLOCK!
        T v = std::move(q.front()); q.pop_front();
        return v;
    }
};
int main() {
    Channel<int> requests, replies;
    std::thread server([&] {
        for (int i = 0; i < 3; i++) {
            int r = requests.recv();
            replies.send(r * r);
        }
    });
    for (int i = 0; i < 3; i++) {
        int a = replies.recv();
        requests.send(i);
        std::cout << a << "\n";
    }
    server.join();
}
