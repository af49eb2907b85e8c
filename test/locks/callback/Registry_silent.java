import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/** Hooks by name, looked up under the lock and run after it was given back. */
class Registry {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Consumer<String>> hooks = new LinkedHashMap<>();

    void hook(String name, Consumer<String> hook) {
        lock.lock();
        try {
            hooks.put(name, hook);
        } finally {
            lock.unlock();
        }
    }

    void run(String name, String text) {
        Consumer<String> hook;
        lock.lock();
        try {
            hook = hooks.get(name);
        } finally {
            lock.unlock();
        }
        if (hook != null)
            hook.accept(text);
    }

    public static void main(String[] args) throws InterruptedException {
        Registry registry = new Registry();
        registry.hook("print", text -> System.out.println(text));
        Thread a = new Thread(() -> registry.run("print", "a"));
        Thread b = new Thread(() -> registry.run("print", "b"));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
