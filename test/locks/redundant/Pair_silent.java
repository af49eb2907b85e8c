// Two places that belong together are set before the threads start: only with --may-guard-atomicity.
class Pair {
    private static final Object lock = new Object();
    private static int width, height;

    static void resize(int w, int h) {
        synchronized (lock) { // MAY GUARD!
            width = w;
            height = h;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        resize(3, 4);
        Thread a = new Thread(() -> System.out.println(width * height));
        Thread b = new Thread(() -> System.out.println(width + height));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
