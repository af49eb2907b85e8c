// The length is read without the lock that guards the elements: it never changes.
class Main {
    final long[] data = new long[8];
    final Object lock = new Object();
    void set(int i) {
        int at = i % data.length; // NORACE
        synchronized (lock) {
            data[at] = i; // NORACE
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int i = 0; i < 16; i++) {
            int n = i;
            new Thread(() -> m.set(n)).start();
        }
    }
}
