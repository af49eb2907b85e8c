// a lock that is not given back when parsing fails
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    private final Lock lock = new ReentrantLock();
    private final List<Integer> numbers = new ArrayList<>();

    void add(String text) {
        lock.lock();
        try {
            numbers.add(Integer.parseInt(text));
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread t = new Thread(() -> {
            try {
                m.add("x1");
            } catch (NumberFormatException e) {
                System.err.println(e);
            }
        });
        t.start();
        m.add("5");
        t.join();
    }
}
