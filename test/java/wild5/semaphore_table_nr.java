// A pool of items as the documentation of Semaphore has it: items are marked under the monitor, used outside.
import java.util.concurrent.Semaphore;

class Printer {
    int pages;
}

class Pool {
    private static final int MAX = 3;
    private final Semaphore available = new Semaphore(MAX, true);
    private final Printer[] items = new Printer[MAX];
    private final boolean[] used = new boolean[MAX];

    Pool() {
        for (int i = 0; i < MAX; i++)
            items[i] = new Printer();
    }

    Printer getItem() throws InterruptedException {
        available.acquire();
        return getNextAvailableItem();
    }

    void putItem(Printer x) {
        if (markAsUnused(x))
            available.release();
    }

    private synchronized Printer getNextAvailableItem() {
        for (int i = 0; i < MAX; ++i) {
            if (!used[i]) { // NORACE
                used[i] = true; // NORACE
                return items[i];
            }
        }
        return null;
    }

    private synchronized boolean markAsUnused(Printer item) {
        for (int i = 0; i < MAX; ++i) {
            if (item == items[i]) {
                if (used[i]) { // NORACE
                    used[i] = false; // NORACE
                    return true;
                }
                return false;
            }
        }
        return false;
    }
}

public class Main {
    public static void main(String[] args) {
        Pool pool = new Pool();
        for (int i = 0; i < 6; i++) {
            new Thread(() -> {
                try {
                    Printer p = pool.getItem();
                    p.pages++; // NORACE
                    pool.putItem(p);
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
        }
    }
}
