/* A-HANDLE: no handle of a thread that runs is lost. Here an empty one is made in its place. */
#include <cstdio>
#include <new>
#include <thread>

static long part[2];

int main()
{
    std::thread threads[2];
    long sum = 0;
    for (int i = 0; i < 2; i++)
        threads[i] = std::thread([i] {
            for (int k = 0; k < 1000; k++)
                part[i] += k; /* MISSED */
        });
#ifndef CONTROL
    new (&threads[1]) std::thread();
#endif
    for (int i = 0; i < 2; i++) {
#ifdef CONTROL
        sum += part[i];
#endif
        if (threads[i].joinable())
            threads[i].join();
        sum += part[i]; /* MISSED: of a thread that nobody joins */
    }
    printf("%ld\n", sum);
    return 0;
}
