// Room was reserved, but push_back still moves the end of the vector.
// tsan: some: the elements meet only if both threads saw the same end
#include <iostream>
#include <thread>
#include <vector>

struct Event {
    int source;
    int time;
};

void collect(std::vector<Event> &events, int source)
{
    for (int t = 0; t < 100; ++t)
        events.push_back(Event{source, t}); // RACE!
}

int main()
{
    std::vector<Event> events;
    events.reserve(1000);
    std::thread left(collect, std::ref(events), 1);
    std::thread right(collect, std::ref(events), 2);
    left.join();
    right.join();
    std::cout << events.size() << '\n';
}
