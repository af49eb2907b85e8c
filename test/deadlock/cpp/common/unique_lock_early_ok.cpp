#include <iostream>
#include <mutex>
#include <thread>

std::mutex data_mutex, print_mutex;
int data;

void print(int v)
{
    std::lock_guard<std::mutex> g(print_mutex);
    std::cout << v << '\n';
}

void update()
{
    std::unique_lock<std::mutex> lk(data_mutex);
    int v = ++data;
    lk.unlock();
    print(v);
}

void dump()
{
    std::unique_lock<std::mutex> lk(print_mutex);
    std::lock_guard<std::mutex> g(data_mutex);
    std::cout << "data " << data << '\n';
}

int main()
{
    std::thread a(update);
    std::thread b(dump);
    a.join();
    b.join();
}
