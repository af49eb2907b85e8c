// the join stands behind the monitor
class Main {
    private int n;
    private Thread worker;
    synchronized void work() {
        n++;
    }
    void stop() throws InterruptedException {
        worker.join();
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        m.worker = new Thread(m::work);
        m.worker.start();
        m.stop();
    }
}
