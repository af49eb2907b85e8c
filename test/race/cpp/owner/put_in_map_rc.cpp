// A session moved into a map keeps its thread; the pointer it was moved from ends nothing.
#include <map>
#include <memory>
#include <thread>

static int hits;

class Session {
public:
    explicit Session(int n)
        : pump_([n] {
              for (int i = 0; i < n; i++)
                  hits++; // RACE!
          })
    {
    }
    ~Session() { pump_.join(); }

private:
    std::thread pump_;
};

class Manager {
public:
    void open(int id)
    {
        auto s = std::make_unique<Session>(100);
        sessions_.emplace(id, std::move(s));
    }
    void close_all() { sessions_.clear(); }

private:
    std::map<int, std::unique_ptr<Session>> sessions_;
};

int main()
{
    Manager m;
    m.open(1);
    hits++; // RACE!
    m.close_all();
}
