public class Main {
    private boolean done;

    private synchronized void finish() {
        done = true;
        notify(); // DEADLOCK
    }

    private void waitFor() throws InterruptedException {
        synchronized (this) {
            wait(); // DEADLOCK!
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        new Thread(m::finish).start();
        m.waitFor();
        System.out.println("done");
    }
}
