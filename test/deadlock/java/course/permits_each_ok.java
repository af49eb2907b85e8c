import java.util.concurrent.Semaphore;

public class PermitsEach {
    static final Semaphore tapes = new Semaphore(3);

    static void copy(int n) throws InterruptedException {
        tapes.acquire(2);
        try {
            System.out.println("copy " + n);
        } finally {
            tapes.release(2);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread[] t = new Thread[3];
        for (int i = 0; i < 3; i++) {
            final int n = i;
            t[i] = new Thread(() -> {
                try { copy(n); } catch (InterruptedException e) { }
            });
            t[i].start();
        }
        for (Thread x : t) x.join();
    }
}
