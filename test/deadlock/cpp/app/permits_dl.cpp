// flags: -std=c++20
// two binary semaphores
#include <semaphore>
#include <thread>

std::binary_semaphore disk{1}, cpu{1};
int work;

void backup()
{
    disk.acquire(); // DEADLOCK
    cpu.acquire(); // DEADLOCK!
    ++work;
    cpu.release();
    disk.release();
}

void scan()
{
    cpu.acquire(); // DEADLOCK
    disk.acquire(); // DEADLOCK!
    --work;
    disk.release();
    cpu.release();
}

int main()
{
    std::jthread a(backup);
    std::jthread b(scan);
}
