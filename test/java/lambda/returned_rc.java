// A method returns a lambda over its own object.
class Main {
    private int n;
    Runnable task() {
        return () -> n++; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m.task()).start();
        new Thread(m.task()).start();
    }
}
