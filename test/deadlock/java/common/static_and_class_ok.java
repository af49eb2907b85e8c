public class StaticAndClass {
    private static int total;
    private int own;

    static synchronized void addTotal(int n) { total += n; }

    synchronized void add(int n) {
        own += n;
        addTotal(n);
    }

    void reset() { own = 0; }

    static void resetAll(StaticAndClass[] all) {
        synchronized (StaticAndClass.class) {
            total = 0;
        }
        for (StaticAndClass s : all)
            synchronized (s) { s.reset(); }
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
