// A semaphore guards a connection; the error path keeps it.
import java.util.concurrent.Semaphore;

class Main {
    private final Semaphore slot = new Semaphore(1);
    private int used;

    boolean send(String s) throws InterruptedException {
        slot.acquire(); // DEADLOCK
        if (s.isEmpty()) { // DEADLOCK
            return false; // DEADLOCK!
        }
        used += s.length();
        slot.release();
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        Runnable r = () -> {
            try {
                m.send(args.length > 0 ? args[0] : "");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        Thread a = new Thread(r);
        Thread b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
