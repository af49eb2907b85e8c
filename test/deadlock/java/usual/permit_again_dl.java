import java.util.concurrent.Semaphore;
class PermitAgain {
    private final Semaphore s = new Semaphore(1);
    private int n;
    void add(int k) throws InterruptedException {
        s.acquire(); // DEADLOCK!
        try { n += k; } finally { s.release(); }
    }
    void addTwice(int k) throws InterruptedException {
        s.acquire(); // DEADLOCK
        try {
            n += k;
            add(k);
        } finally { s.release(); }
    }
    public static void main(String[] a) {
        PermitAgain p = new PermitAgain();
        for (int i = 0; i < 2; i++)
            new Thread(() -> { try { p.addTwice(1); p.add(2); } catch (InterruptedException e) { } }).start();
    }
}
