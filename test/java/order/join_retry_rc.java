// Only the first thread is joined: a flag that the loop sets skips the others.
public class Main {
    static int sum;
    static void joinSome(Thread[] threads) {
        boolean joined = false;
        for (Thread t : threads) {
            try {
                if (!joined)
                    t.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            joined = true;
        }
    }
    public static void main(String[] args) {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                synchronized (Main.class) {
                    sum++; // RACE!
                }
            });
            threads[i].start();
        }
        joinSome(threads);
        System.out.println(sum); // RACE!
    }
}
