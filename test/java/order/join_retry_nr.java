// Every thread is joined again and again until it has ended, interrupted or not.
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
    public static void main(String[] args) {
        Thread a = new Thread(() -> parts[0] = 1);
        Thread b = new Thread(() -> parts[1] = 2);
        a.start();
        b.start();
        joinAll(a, b);
        System.out.println(parts[0] + parts[1]); // NORACE
    }
}
