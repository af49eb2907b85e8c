class WorkerJoin {
    private final Object lock = new Object();
    private volatile boolean stop; private int done;
    private final Thread t = new Thread("w") {
        @Override public void run() {
            while (!stop) {
                synchronized (lock) { done++; }
            }
        }
    };
    void start() { t.start(); }
    void shutdown() throws InterruptedException {
            stop = true;
            t.join();
    }
    public static void main(String[] a) throws Exception {
        WorkerJoin w = new WorkerJoin();
        w.start();
        w.shutdown();
    }
}
