// Each object has a lock of its own, but one method does not take it.
class Main {
    private final Object lock = new Object();
    private int n;
    void up() {
        synchronized (lock) {
            n++; // RACE!
        }
    }
    void reset() {
        n = 0; // RACE!
    }
    static void use(Main m) {
        new Thread(() -> { m.up(); m.reset(); }).start();
        new Thread(() -> { m.up(); m.reset(); }).start();
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            use(new Main());
    }
}
