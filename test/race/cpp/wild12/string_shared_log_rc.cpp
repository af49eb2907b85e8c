// A global string is appended to by one thread and printed by another.
#include <chrono>
#include <iostream>
#include <string>
#include <thread>

std::string journal;

void writer()
{
    for (int i = 0; i < 20; ++i) {
        journal += "entry "; // RACE!
        journal.append(std::to_string(i)); // RACE!
        std::this_thread::sleep_for(std::chrono::microseconds(10));
    }
}

int main()
{
    std::thread t(writer);
    std::cout << "so far: " << journal << '\n'; // RACE!
    t.join();
    std::cout << journal.length() << '\n'; // NORACE
}
