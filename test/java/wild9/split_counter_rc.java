// A verification task: the increment is split into read and write, each under the lock; the check reads without.
public class Main {
    static int x;
    static final Object lock = new Object();

    static class Inc implements Runnable {
        private int seen;

        @Override
        public void run() {
            synchronized (lock) {
                seen = x;
            }
            synchronized (lock) {
                x = seen + 1; // RACE!
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Inc one = new Inc();
        Thread a = new Thread(one), b = new Thread(new Inc());
        a.start();
        b.start();
        if (x > 2) // RACE!
            throw new AssertionError();
        a.join();
        b.join();
        System.out.println(one.seen);
    }
}
