class WorkerJoin {
    private final Object lock = new Object();
    private volatile boolean stop; private int done;
    private final Thread t = new Thread("w") {
        @Override public void run() {
            while (!stop) {
                synchronized (lock) { done++; } // DEADLOCK
            }
        }
    };
    void start() { t.start(); }
    void shutdown() throws InterruptedException {
        synchronized (lock) { // DEADLOCK
            stop = true;
            t.join(); // DEADLOCK!
        }
    }
    public static void main(String[] a) throws Exception {
        WorkerJoin w = new WorkerJoin();
        w.start();
        w.shutdown();
    }
}
