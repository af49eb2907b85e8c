// A monitor around what belongs to one thread and somebody who waits.
class Signal {
    private static final Object lock = new Object();

    static void work() {
        int[] own = new int[1];
        synchronized (lock) {
            own[0]++;
            lock.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Signal::work), b = new Thread(Signal::work);
        a.start();
        b.start();
        synchronized (lock) {
            lock.wait(10);
        }
        a.join();
        b.join();
    }
}
