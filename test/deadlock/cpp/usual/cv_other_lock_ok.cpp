#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
std::recursive_mutex state;
std::mutex qm;
std::condition_variable cv;
std::deque<int> q;
int seen;
void consume()
{
    for (int i = 0; i < 10; i++) {
        std::unique_lock<std::mutex> l(qm);
        cv.wait(l, [] { return !q.empty(); });
        int v = q.front();
        q.pop_front();
        l.unlock();
        std::lock_guard<std::recursive_mutex> s(state);
        seen += v;
    }
}
void produce()
{
    for (int i = 0; i < 10; i++) {
        std::lock_guard<std::recursive_mutex> s(state);
        std::lock_guard<std::mutex> l(qm);
        q.push_back(seen + i);
        cv.notify_one();
    }
}
int main()
{
    std::thread a(consume), b(produce);
    a.join();
    b.join();
}
