// A map in stripes, each with its own mutex, held by unique_ptr.
#include <functional>
#include <iostream>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

template <typename K, typename V, typename Hash = std::hash<K>> class StripedMap {
    struct Bucket {
        std::list<std::pair<K, V>> data;
        mutable std::mutex m;
    };
    std::vector<std::unique_ptr<Bucket>> buckets;
    Hash hasher;

    Bucket &bucketFor(const K &k) const { return *buckets[hasher(k) % buckets.size()]; }

public:
    explicit StripedMap(unsigned n = 19) : buckets(n)
    {
        for (unsigned i = 0; i < n; ++i)
            buckets[i].reset(new Bucket);
    }
    void put(const K &k, const V &v)
    {
        Bucket &b = bucketFor(k);
        std::lock_guard<std::mutex> lock(b.m);
        for (auto &e : b.data)
            if (e.first == k) {
                e.second = v;
                return;
            }
        b.data.push_back({k, v});
    }
    V get(const K &k, const V &fallback) const
    {
        const Bucket &b = bucketFor(k);
        std::lock_guard<std::mutex> lock(b.m);
        for (const auto &e : b.data)
            if (e.first == k)
                return e.second;
        return fallback;
    }
};

int main()
{
    StripedMap<std::string, int> map;
    std::thread a([&] { for (int i = 0; i < 100; ++i) map.put("k" + std::to_string(i), i); });
    std::thread b([&] { for (int i = 0; i < 100; ++i) map.put("k" + std::to_string(i), -i); });
    std::thread c([&] {
        int sum = 0;
        for (int i = 0; i < 100; ++i)
            sum += map.get("k" + std::to_string(i), 0);
        std::cout << sum << '\n';
    });
    a.join();
    b.join();
    c.join();
}
