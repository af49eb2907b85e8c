public class JoinSynchronized {
    private Thread worker;
    private int ticks;
    private boolean stopped;

    synchronized void tick() { ticks++; } // DEADLOCK

    synchronized boolean isStopped() { return stopped; } // DEADLOCK

    void start() {
        worker = new Thread(() -> {
            while (!isStopped()) // DEADLOCK
                tick(); // DEADLOCK
        });
        worker.start();
    }

    synchronized void stop() throws InterruptedException { // DEADLOCK
        stopped = true;
        worker.join(); // DEADLOCK!
    }

    public static void main(String[] args) throws Exception {
        JoinSynchronized s = new JoinSynchronized();
        s.start();
        Thread.sleep(10);
        s.stop(); // DEADLOCK
        System.out.println("done");
    }
}
