// Two playlists are exchanged by a friend function that locks them as they are given.
#include <mutex>
#include <string>
#include <thread>
#include <vector>

class Playlist {
public:
    void add(std::string song)
    {
        std::lock_guard<std::mutex> lock(m_); // DEADLOCK
        songs_.push_back(std::move(song));
    }

    friend void swap(Playlist &a, Playlist &b)
    {
        if (&a == &b)
            return;
        a.m_.lock(); // DEADLOCK
        b.m_.lock(); // DEADLOCK!
        std::lock_guard<std::mutex> la(a.m_, std::adopt_lock);
        std::lock_guard<std::mutex> lb(b.m_, std::adopt_lock);
        a.songs_.swap(b.songs_);
    }

private:
    std::mutex m_;
    std::vector<std::string> songs_;
};

int main()
{
    Playlist rock, jazz;
    rock.add("x");
    jazz.add("y");
    std::thread t1([&] { swap(rock, jazz); });
    std::thread t2([&] { swap(jazz, rock); });
    t1.join();
    t2.join();
}
