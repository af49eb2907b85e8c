// Three workers take turns by a number under one mutex.
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

std::mutex m;
std::condition_variable cv;
int turn = 0;
std::string out;

void printer(int id, char c, int rounds)
{
    for (int i = 0; i < rounds; ++i) {
        std::unique_lock<std::mutex> lk(m);
        cv.wait(lk, [id] { return turn % 3 == id; });
        out += c;
        ++turn;
        lk.unlock();
        cv.notify_all();
    }
}

int main()
{
    std::vector<std::thread> ts;
    for (int i = 0; i < 3; ++i)
        ts.emplace_back(printer, i, static_cast<char>('A' + i), 5);
    for (auto &t : ts)
        t.join();
    std::cout << out << '\n';
}
