public class JoinSynchronized {
    private Thread worker;
    private int ticks;
    private boolean stopped;

    synchronized void tick() { ticks++; }

    synchronized boolean isStopped() { return stopped; }

    void start() {
        worker = new Thread(() -> {
            while (!isStopped())
                tick();
        });
        worker.start();
    }

    void stop() throws InterruptedException {
        synchronized (this) {
            stopped = true;
        }
        worker.join();
    }

    public static void main(String[] args) throws Exception {
        JoinSynchronized s = new JoinSynchronized();
        s.start();
        Thread.sleep(10);
        s.stop();
        System.out.println("done");
    }
}
