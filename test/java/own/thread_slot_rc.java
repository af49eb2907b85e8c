// Objects in a ThreadLocal that all can find in a queue: each thread uses its own, main reads them without waiting.
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
                s.n++; // RACE!
            });
            t[i].start();
        }
        long sum = 0;
        for (Stats s : ALL)
            sum += s.n; // RACE!
        System.out.println(sum);
    }
}
