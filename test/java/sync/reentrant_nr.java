// The lock is taken twice by its holder.
class Main {
    private int n;
    synchronized void inner() {
        n++;
    }
    void outer() {
        synchronized (this) {
            inner();
            n--;
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(m::outer).start();
        new Thread(m::outer).start();
    }
}
