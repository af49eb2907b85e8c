// Two binary semaphores hand a buffer to and fro.
// flags: -std=c++20
#include <iostream>
#include <semaphore>
#include <string>
#include <thread>

std::binary_semaphore to_worker{0}, to_main{0};
std::string request, reply;

void worker()
{
    for (int i = 0; i < 3; ++i) {
        to_worker.acquire();
        reply = "re: " + request;
        to_main.release();
    }
}

int main()
{
    std::thread t(worker);
    for (int i = 0; i < 3; ++i) {
        request = "message " + std::to_string(i);
        to_worker.release();
        to_main.acquire();
        std::cout << reply << '\n';
    }
    t.join();
}
