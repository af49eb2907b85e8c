// An exception leaves the block, the handler writes without the lock.
class Main {
    static final Object lock = new Object();
    static int state;
    static void work(String s) {
        try {
            synchronized (lock) {
                state = Integer.parseInt(s); // RACE!
            }
        } catch (NumberFormatException e) {
            state = -1; // RACE!
        }
    }
    public static void main(String[] args) {
        new Thread(() -> work("1")).start();
        new Thread(() -> work("x")).start();
    }
}
