/* A-CONTAINER: what a member of a container does to the elements shows in what it does to the container. Here the
 * other thread has a reference to an element and does not use the container. */
#include <thread>
#include <vector>

int main()
{
    std::vector<long> values(10);
    long &first = values.front();
    std::thread user([&first] { first++; /* MISSED */ });
#ifdef CONTROL
    values[0] = 1; /* MISSED */
#else
    values.assign(10, 1); /* MISSED */
#endif
    user.join();
    return 0;
}
