// two orders, one of them by main beside the thread
class Main {
    static final Object first = new Object(), second = new Object();
    static int n;

    static void up() {
        synchronized (first) {
            synchronized (second) { // DEADLOCK!
                n++;
            }
        }
    }

    static void down() {
        synchronized (second) {
            synchronized (first) { // DEADLOCK!
                n--;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(Main::up);
        one.start();
        down();
        one.join();
    }
}
