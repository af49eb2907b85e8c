// Inside of one monitor, another object is waited for.
class Latch {
    private final Object signal = new Object();
    private boolean open;

    synchronized void await() throws InterruptedException { // DEADLOCK
        while (!open) { // DEADLOCK
            signal.wait(); // DEADLOCK!
        }
    }

    synchronized void open() { // DEADLOCK
        open = true;
        signal.notifyAll(); // DEADLOCK!
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Latch latch = new Latch();
        Thread t = new Thread(() -> {
            try {
                latch.await();
                System.out.println("open");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        t.start();
        latch.open();
        t.join();
    }
}
