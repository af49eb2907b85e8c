// one monitor is entered twice
class Main {
    private int depth;
    private final Object other = new Object();
    synchronized void outer() {
        inner();
    }
    synchronized void inner() {
        depth++;
    }
    void elsewhere() {
        synchronized (other) {
            depth++;
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::outer).start();
        new Thread(m::elsewhere).start();
    }
}
