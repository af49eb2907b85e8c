// The same, set up by main before there is another thread: the lock keeps nobody apart.
class Catalog {
    private static final Object lock = new Object();

    static class Prices {
        static int table;

        static void set() {
            synchronized (lock) { // REDUNDANT!
                table = 4;
            }
        }

        static int of(int i) {
            return table + i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Prices.set();
        Thread a = new Thread(() -> System.out.println(Prices.of(0)));
        Thread b = new Thread(() -> System.out.println(Prices.of(1)));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
