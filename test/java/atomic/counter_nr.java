// Atomic counters only.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
class Main implements Runnable {
    static final AtomicInteger good = new AtomicInteger();
    final AtomicLong other = new AtomicLong(5);
    public void run() {
        good.incrementAndGet();
        other.addAndGet(3);
        other.updateAndGet(x -> x * 2);
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m).start();
        new Thread(m).start();
        System.out.println(good.get() + m.other.get());
    }
}
