#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>

std::mutex m;
int balance = 100;

void withdraw(int amount)
{
    std::lock_guard<std::mutex> guard(m);
    if (amount > balance)
        throw std::runtime_error("insufficient funds");
    balance -= amount;
}

void client(int amount)
{
    try {
        withdraw(amount);
    } catch (const std::exception &e) {
        std::cerr << e.what() << "\n";
    }
}

int main()
{
    std::thread t1(client, 150);
    std::thread t2(client, 50);
    t1.join();
    t2.join();
    std::cout << balance << "\n";
}
