// A ThreadLocal that is set to what the thread has made, which is in a queue as well.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class Main {
    static class Stats {
        long n;
    }

    static final Queue<Stats> ALL = new ConcurrentLinkedQueue<>();
    static final ThreadLocal<Stats> LOCAL = new ThreadLocal<>();

    public static void main(String[] args) throws InterruptedException {
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                Stats mine = new Stats();
                ALL.add(mine);
                LOCAL.set(mine);
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
