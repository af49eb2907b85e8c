// A ThreadLocal that is set to what another thread has made.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Main {
    static class Stats {
        long n;
    }

    static final Queue<Stats> ALL = new ConcurrentLinkedQueue<>();
    static final ThreadLocal<Stats> LOCAL = new ThreadLocal<>();

    public static void main(String[] args) throws InterruptedException {
        ALL.add(new Stats());
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                Stats mine = ALL.peek();
                LOCAL.set(mine);
                Stats s = LOCAL.get();
                s.n++; // RACE!
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
