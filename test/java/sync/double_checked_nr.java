// Double-checked locking with volatile.
class Main {
    private static volatile Main instance;
    private int value;
    private Main() {
        value = 42;
    }
    static Main get() {
        if (instance == null) {
            synchronized (Main.class) {
                if (instance == null)
                    instance = new Main();
            }
        }
        return instance;
    }
    public static void main(String[] args) {
        new Thread(() -> get()).start();
        new Thread(() -> get()).start();
    }
}
