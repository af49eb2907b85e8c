// A subclass of Thread increments its own counter; the sum is made after the joins.
class Main extends Thread {
    int hits;
    public void run() {
        hits++;
    }
    public static void main(String[] args) throws InterruptedException {
        Main a = new Main(), b = new Main();
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(a.hits + b.hits);
    }
}
