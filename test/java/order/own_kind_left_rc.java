// A thread of the kind also starts a helper that it leaves behind, which starts the kind again.
public class Main extends Thread {
    static int total;
    private final int n;
    Main(int n) {
        this.n = n;
    }
    @Override public void run() {
        synchronized (Main.class) {
            total++; // RACE!
        }
        if (n == 0)
            return;
        Main next = new Main(n - 1);
        next.start();
        if (n == 5)
            new Thread(() -> {
                Main late = new Main(n - 2);
                late.start();
                try {
                    late.join();
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
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
        System.out.println(total); // RACE!
    }
}
