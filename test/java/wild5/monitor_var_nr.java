// A bounded counter with guarded methods, a base class with the latch of one's own, results read after it opened.
abstract class Guarded {
    private int open;

    protected synchronized void arrive() {
        open++; // NORACE
        notifyAll();
    }

    synchronized void awaitAll(int n) throws InterruptedException {
        while (open < n) // NORACE
            wait();
    }
}

class Gathering extends Guarded {
    private final double[] parts;

    Gathering(int n) {
        parts = new double[n];
    }

    void set(int i, double v) {
        parts[i] = v; // NORACE
        arrive();
    }

    double sum() throws InterruptedException {
        awaitAll(parts.length);
        double s = 0;
        for (double p : parts)
            s += p; // NORACE
        return s;
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        Gathering g = new Gathering(n);
        for (int i = 0; i < n; i++) {
            int id = i;
            new Thread(() -> g.set(id, Math.sqrt(id))).start();
        }
        System.out.println(g.sum());
    }
}
