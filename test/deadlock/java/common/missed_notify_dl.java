public class MissedNotify {
    private final Object lock = new Object();

    void load() {
        System.out.println("loading");
        synchronized (lock) {
            lock.notifyAll(); // DEADLOCK
        }
    }

    void await() throws InterruptedException {
        synchronized (lock) {
            lock.wait(); // DEADLOCK!
        }
    }

    public static void main(String[] args) throws Exception {
        MissedNotify m = new MissedNotify();
        Thread t = new Thread(m::load);
        t.start();
        m.await();
        System.out.println("loaded");
    }
}
