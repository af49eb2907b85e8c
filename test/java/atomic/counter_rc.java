// The atomic counter is fine, the plain one is not.
import java.util.concurrent.atomic.AtomicInteger;
class Main implements Runnable {
    static final AtomicInteger good = new AtomicInteger();
    static int bad;
    public void run() {
        good.incrementAndGet();
        bad++; // RACE!
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
