// ring buffer between two threads with two semaphores
// flags: -std=c++20
#include <array>
#include <cstdio>
#include <semaphore>
#include <thread>

static std::array<int, 8> ring;
static std::counting_semaphore<8> empty_slots(8), full_slots(0);

int main()
{
    std::thread producer([] {
        int head = 0;
        for (int i = 0; i < 100; i++) {
            empty_slots.acquire();
            ring[head] = i;
            head = (head + 1) % 8;
            full_slots.release();
        }
    });
    std::thread consumer([] {
        int tail = 0;
        long sum = 0;
        for (int i = 0; i < 100; i++) {
            full_slots.acquire();
            sum += ring[tail];
            tail = (tail + 1) % 8;
            empty_slots.release();
        }
        std::printf("%ld\n", sum);
    });
    producer.join();
    consumer.join();
}
