// A monitor around what belongs to one thread only.
class Signal {
    private static final Object lock = new Object();

    static void work() {
        int[] own = new int[1];
        synchronized (lock) { // REDUNDANT!
            own[0]++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(Signal::work), b = new Thread(Signal::work);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
