// A session that stays in the function that makes it has ended its thread when that comes back.
#include <iostream>
#include <map>
#include <memory>
#include <thread>

static int hits;

class Session {
public:
    explicit Session(int n)
        : pump_([n] {
              for (int i = 0; i < n; i++)
                  hits++; // NORACE
          })
    {
    }
    ~Session() { pump_.join(); }
    int id() const { return 1; }

private:
    std::thread pump_;
};

class Manager {
public:
    void open(int id)
    {
        auto s = std::make_unique<Session>(100);
        sessions_.emplace(id, s->id());
    }

private:
    std::map<int, int> sessions_;
};

int main()
{
    Manager m;
    m.open(1);
    hits++; // NORACE
    std::cout << hits << '\n';
}
