// Two singletons call each other, one of them without its mutex.
#include <mutex>
#include <set>
#include <string>
#include <thread>

class Cache;

class Registry {
public:
    static Registry &instance()
    {
        static Registry r;
        return r;
    }
    void enroll(const std::string &name);
    bool knows(const std::string &name)
    {
        std::lock_guard<std::mutex> l(m_);
        return names_.count(name) != 0;
    }

private:
    std::mutex m_;
    std::set<std::string> names_;
};

class Cache {
public:
    static Cache &instance()
    {
        static Cache c;
        return c;
    }
    void drop(const std::string &name)
    {
        std::lock_guard<std::mutex> l(m_);
        cached_.erase(name);
    }
    void refresh(const std::string &name)
    {
        std::lock_guard<std::mutex> l(m_);
        if (Registry::instance().knows(name))
            cached_.insert(name);
    }

private:
    std::mutex m_;
    std::set<std::string> cached_;
};

void Registry::enroll(const std::string &name)
{
    {
        std::lock_guard<std::mutex> l(m_);
        names_.insert(name);
    }
    Cache::instance().drop(name);
}

int main()
{
    std::thread a([] { Registry::instance().enroll("x"); });
    std::thread b([] { Cache::instance().refresh("x"); });
    a.join();
    b.join();
}
