// A mutex of our own: a flag under a monitor, taken and given back around a counter.
class Mutex {
    private boolean locked;

    synchronized void acquire() throws InterruptedException {
        while (locked)
            wait();
        locked = true;
    }

    synchronized void release() {
        locked = false;
        notify();
    }
}

public class Main {
    private final Mutex mutex = new Mutex();
    private int counter;
    private String last = "";

    void step(String who) throws InterruptedException {
        mutex.acquire();
        try {
            counter++;
            last = who;
        } finally {
            mutex.release();
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread[] t = new Thread[3];
        for (int i = 0; i < t.length; i++) {
            String name = "t" + i;
            t[i] = new Thread(() -> {
                try {
                    for (int k = 0; k < 100; k++)
                        m.step(name);
                } catch (InterruptedException e) {
                    throw new RuntimeException(e);
                }
            });
            t[i].start();
        }
        for (Thread x : t)
            x.join();
        System.out.println(m.counter + m.last);
    }
}
