// An exception is handled inside of the block.
class Main {
    static final Object lock = new Object();
    static int state;
    static void work(String s) {
        synchronized (lock) {
            try {
                state = Integer.parseInt(s);
            } catch (NumberFormatException e) {
                state = -1;
            }
        }
    }
    public static void main(String[] args) {
        new Thread(() -> work("1")).start();
        new Thread(() -> work("x")).start();
    }
}
