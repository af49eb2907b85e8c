/* A-HANDLE: a handle stays where it was put. Here two of them change places before the joins. */
#include <cstdio>
#include <thread>
#include <utility>

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
    std::swap(threads[0], threads[1]);
#endif
    for (int i = 0; i < 2; i++) {
#ifdef CONTROL
        sum += part[i];
        threads[i].join();
#else
        threads[i].join();
        sum += part[i]; /* MISSED: of the thread that is joined later */
#endif
    }
    printf("%ld\n", sum);
    return 0;
}
