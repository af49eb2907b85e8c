// A hash map of buckets, each with its own shared_mutex.
#include <algorithm>
#include <functional>
#include <iostream>
#include <list>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

template <typename Key, typename Value, typename Hash = std::hash<Key>> class lookup_table {
    class bucket_type {
        typedef std::pair<Key, Value> bucket_value;
        typedef std::list<bucket_value> bucket_data;
        typedef typename bucket_data::iterator bucket_iterator;
        bucket_data data;
        mutable std::shared_mutex mutex;

        bucket_iterator find_entry_for(Key const &key)
        {
            return std::find_if(data.begin(), data.end(),
                                [&](bucket_value const &item) { return item.first == key; });
        }

    public:
        Value value_for(Key const &key, Value const &default_value)
        {
            std::shared_lock<std::shared_mutex> lock(mutex);
            bucket_iterator const found_entry = find_entry_for(key);
            return (found_entry == data.end()) ? default_value : found_entry->second;
        }
        void add_or_update_mapping(Key const &key, Value const &value)
        {
            std::unique_lock<std::shared_mutex> lock(mutex);
            bucket_iterator const found_entry = find_entry_for(key);
            if (found_entry == data.end())
                data.push_back(bucket_value(key, value));
            else
                found_entry->second = value;
        }
    };
    std::vector<std::unique_ptr<bucket_type>> buckets;
    Hash hasher;
    bucket_type &get_bucket(Key const &key) const
    {
        std::size_t const bucket_index = hasher(key) % buckets.size();
        return *buckets[bucket_index];
    }

public:
    lookup_table(unsigned num_buckets = 19, Hash const &hasher_ = Hash())
        : buckets(num_buckets), hasher(hasher_)
    {
        for (unsigned i = 0; i < num_buckets; ++i)
            buckets[i].reset(new bucket_type);
    }
    Value value_for(Key const &key, Value const &default_value = Value()) const
    {
        return get_bucket(key).value_for(key, default_value);
    }
    void add_or_update_mapping(Key const &key, Value const &value)
    {
        get_bucket(key).add_or_update_mapping(key, value);
    }
};

int main()
{
    lookup_table<int, int> table(7);
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; ++t)
        threads.emplace_back([&table, t] {
            for (int i = 0; i < 100; ++i)
                table.add_or_update_mapping(i, t);
        });
    threads.emplace_back([&table] {
        int hits = 0;
        for (int i = 0; i < 100; ++i)
            hits += table.value_for(i, -1) >= 0;
        std::cout << hits << std::endl;
    });
    for (auto &t : threads)
        t.join();
    return table.value_for(5) > 2;
}
