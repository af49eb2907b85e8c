// the same object is asked only after get
// flags: -std=c++17
#include <cstdio>
#include <future>
#include <string>
#include <vector>

class Loader {
public:
    void start(int n)
    {
        pending_ = std::async(std::launch::async, [this, n] {
            for (int i = 0; i < n; ++i)
                names_.push_back("item" + std::to_string(i)); // NORACE
            return n;
        });
    }
    size_t loaded()
    {
        if (pending_.valid())
            pending_.get();
        return names_.size(); // NORACE
    }

private:
    std::vector<std::string> names_;
    std::future<int> pending_;
};

int main()
{
    Loader l;
    l.start(100);
    std::printf("%zu\n", l.loaded());
    l.start(10);
    std::printf("%zu\n", l.loaded());
}
