// flags: -std=c++20
// two binary semaphores
#include <semaphore>
#include <thread>

std::binary_semaphore disk{1}, cpu{1};
int work;

void backup()
{
    disk.acquire();
    cpu.acquire();
    ++work;
    cpu.release();
    disk.release();
}

void scan()
{
    disk.acquire();
    cpu.acquire();
    --work;
    disk.release();
    cpu.release();
}

int main()
{
    std::jthread a(backup);
    std::jthread b(scan);
}
