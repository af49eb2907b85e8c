#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <unordered_map>

class Dictionary {
    std::unordered_map<std::string, std::string> words_;
    mutable std::shared_mutex m_;
    int misses_ = 0;

    void note_miss()
    {
        misses_++;
    }

public:
    std::string translate(const std::string &w)
    {
        std::unique_lock<std::shared_mutex> r(m_);
        auto it = words_.find(w);
        if (it == words_.end()) {
            note_miss();
            return "?";
        }
        return it->second;
    }
    void add(const std::string &w, const std::string &t)
    {
        std::unique_lock<std::shared_mutex> l(m_);
        words_[w] = t;
    }
};

int main()
{
    Dictionary d;
    std::thread a([&] { d.add("eins", "one"); });
    std::thread b([&] { d.translate("zwei"); });
    a.join();
    b.join();
}
