// The lock is given back before the second update.
class Main {
    private int n;
    synchronized void inner() {
        n++; // RACE!
    }
    void outer() {
        synchronized (this) {
            inner();
        }
        n--; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::outer).start();
        new Thread(m::outer).start();
    }
}
