// The monitor itself is waited for.
class Latch {
    private final Object signal = new Object();
    private boolean open;

    synchronized void await() throws InterruptedException {
        while (!open) {
            wait();
        }
    }

    synchronized void open() {
        open = true;
        notifyAll();
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
