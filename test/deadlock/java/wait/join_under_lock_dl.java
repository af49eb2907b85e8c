// a thread is joined under the monitor that it needs
class Main {
    private int n;
    private Thread worker;
    synchronized void work() {
        n++; // DEADLOCK
    }
    synchronized void stop() throws InterruptedException {
        worker.join(); // DEADLOCK!
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.worker = new Thread(m::work);
        m.worker.start();
        m.stop();
    }
}
