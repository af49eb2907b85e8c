// Objects in a ThreadLocal that all can find in a queue: each thread uses its own, main reads them after a join.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Main {
    static class Stats {
        long n;
    }

    static final Queue<Stats> ALL = new ConcurrentLinkedQueue<>();
    static final ThreadLocal<Stats> LOCAL = ThreadLocal.withInitial(() -> {
        Stats s = new Stats();
        ALL.add(s);
        return s;
    });

    public static void main(String[] args) throws InterruptedException {
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                Stats s = LOCAL.get();
                s.n++; // NORACE
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        long sum = 0;
        for (Stats s : ALL)
            sum += s.n; // NORACE
        System.out.println(sum);
    }
}
