/* A-NOTHROW: the library does not run out of threads: code that runs only then is not looked at. */
#include <thread>

static long value;

int main()
{
    std::thread first([] { value++; /* MISSED */ });
    try {
        std::thread second([] {});
        second.join();
#ifdef CONTROL
        throw 1;
#endif
    } catch (...) {
        value++; /* MISSED */
    }
    first.join();
    return 0;
}
