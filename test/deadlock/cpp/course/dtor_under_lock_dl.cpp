#include <map>
#include <memory>
#include <mutex>
#include <thread>

class Registry {
    std::mutex m;
    std::map<int, int> live;
public:
    void add(int id) { std::lock_guard<std::mutex> g(m); live[id] = 1; }
    void remove(int id) { std::lock_guard<std::mutex> g(m); live.erase(id); } // DEADLOCK!
    template <class F> void with(F f)
    {
        std::lock_guard<std::mutex> g(m); // DEADLOCK
        f(); // DEADLOCK
    }
};

Registry registry;

struct Resource {
    int id;
    explicit Resource(int i) : id(i) { registry.add(id); }
    ~Resource() { registry.remove(id); } // DEADLOCK
};

void use(int id)
{
    auto r = std::make_unique<Resource>(id);
    registry.with([&] { r.reset(); }); // DEADLOCK
}

int main()
{
    std::thread a(use, 1), b(use, 2);
    a.join();
    b.join();
}
