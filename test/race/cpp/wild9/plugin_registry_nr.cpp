// A registry of factories filled by static objects, and at run time under the lock.
// flags: -std=c++17
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};

class Registry {
public:
    using Factory = std::function<std::unique_ptr<Shape>()>;
    static Registry &instance()
    {
        static Registry r;
        return r;
    }
    void add(const std::string &name, Factory f)
    {
        std::lock_guard<std::mutex> lk(m_);
        factories_[name] = std::move(f);
    }
    std::unique_ptr<Shape> make(const std::string &name)
    {
        std::lock_guard<std::mutex> lk(m_);
        auto it = factories_.find(name);
        return it == factories_.end() ? nullptr : it->second();
    }

private:
    std::mutex m_;
    std::map<std::string, Factory> factories_;
};

struct Square : Shape {
    double area() const override { return 4; }
};
struct Circle : Shape {
    double area() const override { return 3.14; }
};

struct Registrar {
    Registrar(const char *n, Registry::Factory f) { Registry::instance().add(n, std::move(f)); }
};
static Registrar square_registrar("square", [] { return std::make_unique<Square>(); });

int main()
{
    std::thread loader([] { Registry::instance().add("circle", [] { return std::make_unique<Circle>(); }); });
    if (auto s = Registry::instance().make("square"))
        std::cout << s->area() << '\n';
    loader.join();
    if (auto c = Registry::instance().make("circle"))
        std::cout << c->area() << '\n';
}
