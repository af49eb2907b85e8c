// A static counter changed by static and by instance synchronized methods: two different locks.
class IdGenerator {
    private static long last;
    private static int generators;
    private final String prefix;

    IdGenerator(String prefix) {
        this.prefix = prefix;
        synchronized (IdGenerator.class) {
            generators++; // NORACE
        }
    }

    synchronized String next() {
        last = last + 1; // RACE!
        return prefix + last; // RACE!
    }

    static synchronized void reset() {
        last = 0; // RACE!
    }

    static synchronized int generators() {
        return generators; // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        IdGenerator orders = new IdGenerator("order-");
        Thread a = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                System.out.println(orders.next());
        });
        Thread b = new Thread(() -> {
            IdGenerator.reset();
            System.out.println(IdGenerator.generators());
        });
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
