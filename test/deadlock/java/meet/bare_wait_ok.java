// a wait inside of the monitor
class Main {
    static final Object lock = new Object();
    static volatile boolean ready;

    static void waiter() {
        try {
            synchronized (lock) {
                while (!ready)
                    lock.wait();
            }
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
