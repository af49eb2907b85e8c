// flags: -std=c++20
#include <semaphore>
#include <thread>

std::counting_semaphore<2> connections(2);
std::binary_semaphore journal(1);
int rows;

void import_rows()
{
    connections.acquire();
    journal.acquire(); // DEADLOCK
    rows += 10;
    journal.release();
    connections.release();
}

void rotate()
{
    journal.acquire(); // DEADLOCK!
    connections.acquire(); // DEADLOCK!
    connections.acquire(); // DEADLOCK!
    rows = 0;
    journal.release();
    connections.release();
    connections.release();
}

int main()
{
    std::thread a(import_rows), b(import_rows), c(rotate);
    a.join();
    b.join();
    c.join();
    return rows;
}
