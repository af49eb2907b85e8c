// The exception is caught inside of the lock.
class Main {
    int n;
    void step(int i) {
        if (i > 3)
            throw new IllegalStateException();
        n++; // NORACE
    }
    synchronized void work(int i) {
        try {
            step(i);
        } catch (IllegalStateException e) {
            n = 0; // NORACE
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.work(1)).start();
        new Thread(() -> m.work(9)).start();
    }
}
