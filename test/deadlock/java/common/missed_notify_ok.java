public class MissedNotify {
    private final Object lock = new Object();
    private boolean loaded;

    void load() {
        System.out.println("loading");
        synchronized (lock) {
            loaded = true;
            lock.notifyAll();
        }
    }

    void await() throws InterruptedException {
        synchronized (lock) {
            while (!loaded)
                lock.wait();
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
