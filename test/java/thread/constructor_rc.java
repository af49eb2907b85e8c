// A constructor starts its own thread before it is done.
class Main implements Runnable {
    private int limit;
    Main() {
        new Thread(this).start();
        limit = 10; // RACE!
    }
    public void run() {
        System.out.println(limit); // RACE!
    }
    public static void main(String[] args) {
        new Main();
    }
}
