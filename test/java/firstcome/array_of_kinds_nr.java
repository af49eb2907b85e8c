// Threads of several kinds in one array, started by one loop: one of each kind.
public class Main {
    long total, other;

    void add() {
        for (int i = 0; i < 1000; i++)
            total++; // NORACE
    }

    void count() {
        for (int i = 0; i < 1000; i++)
            other++; // NORACE
    }

    public static void main(String[] args) throws Exception {
        Main p = new Main();
        Runnable adder = p::add;
        Thread[] threads = {new Thread(adder), new Thread(p::count)};
        for (Thread t : threads)
            t.start();
        for (Thread t : threads)
            t.join();
        System.out.println(p.total + p.other); // NORACE
    }
}
