// Each call makes a mutex of its own, so nothing is excluded.
#include <iostream>
#include <mutex>
#include <thread>
#include <vector>

int balance = 100;
std::mutex shared_mutex;

void deposit(int amount)
{
    std::mutex mtx;
    std::lock_guard<std::mutex> lock(mtx);
    balance += amount; // RACE!
}

void withdraw(int amount)
{
    std::mutex mtx;
    std::lock_guard<std::mutex> lock(mtx);
    if (balance >= amount) // RACE!
        balance -= amount; // RACE!
}

int main()
{
    std::vector<std::thread> threads;
    for (int i = 0; i < 5; ++i) {
        threads.emplace_back(deposit, 20);
        threads.emplace_back(withdraw, 10);
    }
    for (auto &t : threads)
        t.join();
    std::cout << "Final balance: " << balance << std::endl;
}
