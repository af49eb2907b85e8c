// Lazy initialisation of a member by make_unique without a lock.
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

class Parser {
public:
    const std::vector<std::string> &words()
    {
        if (!words_) { // RACE!
            auto w = std::make_unique<std::vector<std::string>>();
            for (int i = 0; i < 10; ++i)
                w->push_back("w" + std::to_string(i)); // RACE
            words_ = std::move(w); // RACE!
        }
        return *words_; // RACE!
    }

private:
    std::unique_ptr<std::vector<std::string>> words_;
};

int main()
{
    Parser p;
    std::thread a([&] { std::cout << p.words().size() << '\n'; }); // RACE
    std::thread b([&] { std::cout << p.words().size() << '\n'; }); // RACE
    a.join();
    b.join();
}
