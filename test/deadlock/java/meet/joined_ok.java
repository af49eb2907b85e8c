// two orders by threads that run one after the other
class Main {
    static final Object first = new Object(), second = new Object();
    static int n;

    static void up() {
        synchronized (first) {
            synchronized (second) {
                n++;
            }
        }
    }

    static void down() {
        synchronized (second) {
            synchronized (first) {
                n--;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(Main::up), two = new Thread(Main::down);
        one.start();
        one.join();
        two.start();
        two.join();
    }
}
