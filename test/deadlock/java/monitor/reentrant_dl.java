// a second monitor is taken between two entries of the first
class Main {
    private int depth;
    private final Object other = new Object();
    synchronized void outer() {
        synchronized (other) { // DEADLOCK!
            inner();
        }
    }
    synchronized void inner() {
        depth++; // DEADLOCK
    }
    void elsewhere() {
        synchronized (other) {
            inner();
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::outer).start();
        new Thread(m::elsewhere).start();
    }
}
