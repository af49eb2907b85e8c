// A subclass of Thread increments a static counter.
class Main extends Thread {
    static int hits;
    public void run() {
        hits++; // RACE!
    }
    public static void main(String[] args) throws InterruptedException {
        Main a = new Main(), b = new Main();
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(hits);
    }
}
