// The same with variables of the class, and a lock object.
import java.util.concurrent.locks.*;
class Main {
    static final Lock lock = new ReentrantLock();
    static volatile boolean ready;
    static int value;
    static StringBuilder text;
    static int get() {
        if (!ready) {
            lock.lock();
            try {
                if (!ready) {
                    value = 42;
                    text = new StringBuilder();
                    text.append("x");
                    ready = true;
                }
            } finally {
                lock.unlock();
            }
        }
        return value + text.length();
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(get())).start();
    }
}
