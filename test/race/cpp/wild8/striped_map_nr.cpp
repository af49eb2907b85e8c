// A striped hash map; size() adds up the buckets under their locks.
// flags: -std=c++17
#include <functional>
#include <iostream>
#include <list>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

template <typename K, typename V> class StripedMap {
    struct Bucket {
        std::list<std::pair<K, V>> data;
        mutable std::shared_mutex mutex;
    };
    std::vector<std::unique_ptr<Bucket>> buckets;
    Bucket &bucket_for(const K &k) const { return *buckets[std::hash<K>()(k) % buckets.size()]; }

public:
    explicit StripedMap(unsigned n = 19) : buckets(n)
    {
        for (auto &b : buckets)
            b.reset(new Bucket);
    }
    V get(const K &k, V def = V()) const
    {
        Bucket &b = bucket_for(k);
        std::shared_lock<std::shared_mutex> lock(b.mutex);
        for (auto &e : b.data)
            if (e.first == k)
                return e.second;
        return def;
    }
    void set(const K &k, const V &v)
    {
        Bucket &b = bucket_for(k);
        std::unique_lock<std::shared_mutex> lock(b.mutex);
        for (auto &e : b.data)
            if (e.first == k) {
                e.second = v;
                return;
            }
        b.data.emplace_back(k, v);
    }
    size_t size() const
    {
        size_t n = 0;
        for (auto &b : buckets) {
            std::shared_lock<std::shared_mutex> lock(b->mutex);
            n += b->data.size();
        }
        return n;
    }
};

int main()
{
    StripedMap<std::string, int> map;
    std::vector<std::thread> ts;
    for (int t = 0; t < 3; ++t)
        ts.emplace_back([&map, t] {
            for (int i = 0; i < 50; ++i) {
                map.set("k" + std::to_string(i), t);
                (void)map.get("k" + std::to_string(i / 2));
            }
        });
    std::cout << map.size() << '\n';
    for (auto &t : ts)
        t.join();
    std::cout << map.size() << '\n';
}
