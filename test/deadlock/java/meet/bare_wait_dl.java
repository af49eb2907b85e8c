// a wait outside of the monitor
class Main {
    static final Object lock = new Object();
    static volatile boolean ready;

    static void waiter() {
        try {
            while (!ready)
                lock.wait(); // DEADLOCK!
        } catch (InterruptedException e) {
            return;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(Main::waiter);
        one.start();
        synchronized (lock) {
            ready = true;
            lock.notifyAll();
        }
        one.join();
    }
}
