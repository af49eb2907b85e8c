// a wait that tests nothing
class Main {
    private boolean done;
    synchronized void finish() {
        done = true;
        notifyAll();
    }
    synchronized void await() throws InterruptedException {
        wait(); // DEADLOCK!
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        new Thread(m::finish).start();
        m.await();
    }
}
