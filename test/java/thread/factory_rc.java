// A helper creates and starts threads.
class Main {
    static int count;
    static Thread launch(Runnable r) {
        Thread t = new Thread(r);
        t.setDaemon(true);
        t.start();
        return t;
    }
    public static void main(String[] args) throws InterruptedException {
        Thread a = launch(() -> { count = 1; }); // RACE!
        Thread b = launch(() -> { count = 2; }); // RACE!
        a.join();
        b.join();
    }
}
