// A lock in a static initialiser: the first one who needs it runs it, and others wait.
class Catalog {
    private static final Object lock = new Object();

    static class Prices {
        static int table;

        static {
            synchronized (lock) {
                table = 4;
            }
        }

        static int of(int i) {
            return table + i;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> System.out.println(Prices.of(0)));
        Thread b = new Thread(() -> System.out.println(Prices.of(1)));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
