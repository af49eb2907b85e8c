// Double-checked locking without volatile.
class Main {
    private static Main instance;
    private int value;
    private Main() {
        value = 42;
    }
    static Main get() {
        if (instance == null) { // RACE!
            synchronized (Main.class) {
                if (instance == null)
                    instance = new Main(); // RACE!
            }
        }
        return instance; // RACE!
    }
    public static void main(String[] args) {
        new Thread(() -> get()).start();
        new Thread(() -> get()).start();
    }
}
