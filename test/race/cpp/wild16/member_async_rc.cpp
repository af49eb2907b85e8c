// an object starts an asynchronous task on itself and answers before it is done
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
                names_.push_back("item" + std::to_string(i)); // RACE!
            return n;
        });
    }
    size_t loaded() const { return names_.size(); } // RACE!
    int finish() { return pending_.get(); }

private:
    std::vector<std::string> names_;
    std::future<int> pending_;
};

int main()
{
    Loader l;
    l.start(100);
    std::printf("%zu so far\n", l.loaded());
    int n = l.finish();
    std::printf("%d %zu\n", n, l.loaded());
}
