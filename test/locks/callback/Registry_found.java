import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/** Hooks by name, run by a helper that is called under the lock. */
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

    private void runOne(Consumer<String> hook, String text) {
        hook.accept(text); // CALLBACK!
    }

    void run(String text) {
        lock.lock(); // TAKEN
        try {
            for (Consumer<String> hook : hooks.values())
                runOne(hook, text);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Registry registry = new Registry();
        registry.hook("print", text -> System.out.println(text));
        Thread a = new Thread(() -> registry.run("a"));
        Thread b = new Thread(() -> registry.run("b"));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
