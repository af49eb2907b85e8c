// A helper creates and starts threads; one is joined before the other starts.
class Main {
    static int count;
    static Thread launch(Runnable r) {
        Thread t = new Thread(r);
        t.setDaemon(true);
        t.start();
        return t;
    }
    public static void main(String[] args) throws InterruptedException {
        Thread a = launch(() -> { count = 1; });
        a.join();
        Thread b = launch(() -> { count = 2; });
        b.join();
        System.out.println(count);
    }
}
