// A constructor starts its own thread as the last thing it does.
class Main implements Runnable {
    private int limit;
    Main() {
        limit = 10;
        new Thread(this).start();
    }
    public void run() {
        System.out.println(limit);
    }
    public static void main(String[] args) {
        new Main();
    }
}
