// a wait in a loop that tests
class Main {
    private boolean done;
    synchronized void finish() {
        done = true;
        notifyAll();
    }
    synchronized void await() throws InterruptedException {
        while (!done)
            wait();
    }
    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        new Thread(m::finish).start();
        m.await();
    }
}
