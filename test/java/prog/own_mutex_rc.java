// A mutex of our own that tests without loop and sets outside of the monitor: it excludes nobody.
class Mutex {
    private boolean locked;

    void acquire() throws InterruptedException {
        synchronized (this) {
            if (locked) // RACE! locked
                wait();
        }
        locked = true; // RACE! locked
    }

    void release() {
        synchronized (this) {
            locked = false; // RACE! locked
            notify();
        }
    }
}

public class Main {
    private final Mutex mutex = new Mutex();
    private int counter;

    void step() throws InterruptedException {
        mutex.acquire();
        try {
            counter++; // RACE! counter
        } finally {
            mutex.release();
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 100; k++)
                        m.step();
                } catch (InterruptedException e) {
                    throw new RuntimeException(e);
                }
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        System.out.println(m.counter);
    }
}
