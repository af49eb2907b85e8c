// Threads are joined in a finally block and by a helper with a loop that repeats interrupted joins.
public class Main {
    static int[] parts = new int[3];
    static void joinAll(Thread... threads) {
        boolean interrupted = false;
        for (Thread t : threads) {
            while (true) {
                try {
                    t.join();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted)
            Thread.currentThread().interrupt();
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> parts[0] = 1);
        Thread b = new Thread(() -> parts[1] = 2);
        Thread c = new Thread(() -> parts[2]++);
        try {
            a.start();
            b.start();
            System.out.println("started");
        } finally {
            joinAll(a, b);
        }
        parts[2] = parts[0] + parts[1];
        c.start();
        try {
            System.out.println("c");
        } finally {
            c.join();
        }
        System.out.println(parts[2]);
    }
}
