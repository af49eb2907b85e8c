// window and button call each other with their own locks held
#include <mutex>
#include <thread>

class Button;
class Window {
    std::mutex m_;
    Button *button_ = nullptr;
    int dirty_ = 0;

public:
    void attach(Button *b) { button_ = b; }
    void invalidate();
    void repaint();
};

class Button {
    std::mutex m_;
    Window &parent_;
    bool pressed_ = false;

public:
    explicit Button(Window &w) : parent_(w) {}
    void press();
    void draw();
};

void Window::invalidate()
{
    std::unique_lock<std::mutex> lock(m_);
    ++dirty_;
}

void Window::repaint()
{
    std::unique_lock<std::mutex> lock(m_);
    dirty_ = 0;
    button_->draw();
}

void Button::press()
{
    std::unique_lock<std::mutex> lock(m_);
    pressed_ = !pressed_;
    lock.unlock();
    parent_.invalidate();
}

void Button::draw()
{
    std::unique_lock<std::mutex> lock(m_);
    (void)pressed_;
}

int main()
{
    Window window;
    Button button(window);
    window.attach(&button);
    std::thread ui([&window] {
        for (int i = 0; i < 100; i++)
            window.repaint();
    });
    std::thread input([&button] {
        for (int i = 0; i < 100; i++)
            button.press();
    });
    ui.join();
    input.join();
}
