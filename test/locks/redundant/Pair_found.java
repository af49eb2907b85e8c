// One place is set before the threads start.
class Pair {
    private static final Object lock = new Object();
    private static int width;

    static void resize(int w) {
        synchronized (lock) { // REDUNDANT!
            width = w;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        resize(3);
        Thread a = new Thread(() -> System.out.println(width * 2));
        Thread b = new Thread(() -> System.out.println(width + 2));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
