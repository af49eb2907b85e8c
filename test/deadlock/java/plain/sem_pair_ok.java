import java.util.concurrent.Semaphore;
class SemPair {
    static final Semaphore a = new Semaphore(1), b = new Semaphore(1);
    static int n;
    static void first() throws InterruptedException {
        a.acquire();
        b.acquire();
        n++;
        b.release();
        a.release();
    }
    static void second() throws InterruptedException {
        a.acquire();
        b.acquire();
        n--;
        a.release();
        b.release();
    }
    public static void main(String[] x) {
        new Thread(() -> { try { first(); } catch (InterruptedException e) { } }).start();
        new Thread(() -> { try { second(); } catch (InterruptedException e) { } }).start();
    }
}
