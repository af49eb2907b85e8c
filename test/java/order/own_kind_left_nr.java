// A chain of threads of one kind, each joined by who started it.
public class Main extends Thread {
    static int total;
    private final int n;
    Main(int n) {
        this.n = n;
    }
    @Override public void run() {
        synchronized (Main.class) {
            total++; // NORACE
        }
        if (n == 0)
            return;
        Main next = new Main(n - 1);
        next.start();
        try {
            next.join();
        } catch (InterruptedException e) {
            return;
        }
    }
    public static void main(String[] args) throws Exception {
        Main first = new Main(8);
        first.start();
        first.join();
        System.out.println(total); // NORACE
    }
}
