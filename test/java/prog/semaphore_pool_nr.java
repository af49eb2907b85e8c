// A pool of items behind a fair semaphore; which items are used is under the pool's monitor.
import java.util.concurrent.Semaphore;

class Item {
    int uses;
}

class Pool {
    private static final int MAX = 3;
    private final Semaphore available = new Semaphore(MAX, true);
    private final Item[] items = new Item[MAX];
    private final boolean[] used = new boolean[MAX];

    Pool() {
        for (int i = 0; i < MAX; i++)
            items[i] = new Item();
    }

    Item get() throws InterruptedException {
        available.acquire();
        return next();
    }

    void put(Item x) {
        if (mark(x))
            available.release();
    }

    private synchronized Item next() {
        for (int i = 0; i < MAX; i++)
            if (!used[i]) {
                used[i] = true;
                return items[i];
            }
        return null;
    }

    private synchronized boolean mark(Item x) {
        for (int i = 0; i < MAX; i++)
            if (x == items[i]) {
                if (!used[i])
                    return false;
                used[i] = false;
                return true;
            }
        return false;
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Pool pool = new Pool();
        Thread[] t = new Thread[6];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 5; k++) {
                        Item x = pool.get();
                        x.uses++;
                        pool.put(x);
                    }
                } catch (InterruptedException e) {
                    return;
                }
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
    }
}
