public class StaticAndClass {
    private static int total;
    private int own;

    static synchronized void addTotal(int n) { total += n; } // DEADLOCK!

    synchronized void add(int n) { // DEADLOCK
        own += n;
        addTotal(n); // DEADLOCK
    }

    synchronized void reset() { own = 0; } // DEADLOCK!

    static void resetAll(StaticAndClass[] all) {
        synchronized (StaticAndClass.class) { // DEADLOCK
            total = 0;
            for (StaticAndClass s : all)
                s.reset(); // DEADLOCK
        }
    }

    public static void main(String[] args) throws Exception {
        StaticAndClass[] all = { new StaticAndClass(), new StaticAndClass() };
        Thread a = new Thread(() -> { for (int i = 0; i < 100; i++) all[i % 2].add(i); });
        Thread b = new Thread(() -> { for (int i = 0; i < 100; i++) resetAll(all); });
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
