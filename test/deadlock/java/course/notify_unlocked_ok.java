public class NotifyUnlocked {
    private final Object lock = new Object();
    private boolean ready;

    void finish() {
        synchronized (lock) {
            ready = true;
            lock.notifyAll();
        }
    }

    void waitFor() throws InterruptedException {
        synchronized (lock) {
            while (!ready)
                lock.wait();
        }
    }

    public static void main(String[] args) throws Exception {
        NotifyUnlocked n = new NotifyUnlocked();
        Thread t = new Thread(n::finish);
        t.start();
        n.waitFor();
        t.join();
    }
}
