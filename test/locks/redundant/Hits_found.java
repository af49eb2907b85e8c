// A counter that is atomic already.
import java.util.concurrent.atomic.AtomicInteger;

class Main {
    static final Object lock = new Object();
    static final AtomicInteger hits = new AtomicInteger();

    static void count() {
        synchronized (lock) { // REDUNDANT!
            hits.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Main::count), b = new Thread(Main::count);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(hits.get());
    }
}
