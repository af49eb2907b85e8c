// The producer's end is told by a plain bool that the consumer polls.
#include <iostream>
#include <mutex>
#include <queue>
#include <thread>

std::queue<int> q;
std::mutex mtx;
bool finished = false;

void producer(int n)
{
    for (int i = 0; i < n; ++i) {
        std::lock_guard<std::mutex> lk(mtx);
        q.push(i); // NORACE
    }
    finished = true; // RACE!
}

void consumer()
{
    while (!finished) { // RACE!
        std::lock_guard<std::mutex> lk(mtx);
        while (!q.empty()) {
            std::cout << q.front() << ' ';
            q.pop(); // NORACE
        }
    }
}

int main()
{
    std::thread t1(producer, 10);
    std::thread t2(consumer);
    t1.join();
    t2.join();
}
