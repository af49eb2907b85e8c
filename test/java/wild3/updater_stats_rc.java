// Field updaters count hits; one method adds to the field itself.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;

class Stats {
    private static final AtomicIntegerFieldUpdater<Stats> HITS = AtomicIntegerFieldUpdater.newUpdater(Stats.class, "hits");
    private static final AtomicReferenceFieldUpdater<Stats, String> LAST =
        AtomicReferenceFieldUpdater.newUpdater(Stats.class, String.class, "last");
    private volatile int hits;
    private volatile String last;
    private long bytes;

    void hit(String who, int size) {
        HITS.incrementAndGet(this);
        LAST.set(this, who);
        bytes += size; // RACE!
    }

    long bytes() {
        return bytes; // RACE!
    }

    int hits() {
        return hits;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Stats stats = new Stats();
        Thread[] clients = new Thread[4];
        for (int i = 0; i < clients.length; i++) {
            String name = "client" + i;
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++)
                    stats.hit(name, k);
            });
            clients[i].start();
        }
        System.out.println(stats.hits() + " " + stats.bytes());
        for (Thread t : clients)
            t.join();
    }
}
