// An intrusive pointer with an atomic count; the last one deletes.
#include <atomic>
#include <iostream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

class RefCounted {
    mutable std::atomic<int> refs_{0};

public:
    virtual ~RefCounted() = default;
    void retain() const { refs_.fetch_add(1, std::memory_order_relaxed); }
    void release() const
    {
        if (refs_.fetch_sub(1, std::memory_order_acq_rel) == 1)
            delete this;
    }
};

template <class T> class Ref {
    T *p_ = nullptr;

public:
    Ref() = default;
    explicit Ref(T *p) : p_(p)
    {
        if (p_)
            p_->retain();
    }
    Ref(const Ref &o) : Ref(o.p_) {}
    Ref(Ref &&o) noexcept : p_(std::exchange(o.p_, nullptr)) {}
    Ref &operator=(Ref o) noexcept
    {
        std::swap(p_, o.p_);
        return *this;
    }
    ~Ref()
    {
        if (p_)
            p_->release();
    }
    T *operator->() const { return p_; }
};

class Document : public RefCounted {
    std::string text_;

public:
    explicit Document(std::string t) : text_(std::move(t)) {}
    ~Document() override { text_.clear(); }
    std::size_t length() const { return text_.size(); }
};

int main()
{
    std::vector<std::thread> readers;
    {
        Ref<Document> doc(new Document("the quick brown fox"));
        for (int i = 0; i < 4; ++i)
            readers.emplace_back([doc] {
                Ref<Document> mine = doc;
                if (mine->length() == 0)
                    std::cout << "empty\n";
            });
    }
    for (auto &r : readers)
        r.join();
}
