// Two classes lock the same interned string: odd, but one lock.
public class Main {
    static int shared;

    static class A implements Runnable {
        private final String lock = "LOCK";

        public void run() {
            for (int i = 0; i < 100; i++)
                synchronized (lock) {
                    shared++; // NORACE
                }
        }
    }

    static class B implements Runnable {
        private static final String GUARD = "LOCK";

        public void run() {
            for (int i = 0; i < 100; i++)
                synchronized (GUARD) {
                    shared--; // NORACE
                }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(new A()), b = new Thread(new B());
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(shared);
    }
}
