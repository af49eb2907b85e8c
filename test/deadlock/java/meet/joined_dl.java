// two orders by threads that run together
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
        Thread one = new Thread(Main::up), two = new Thread(Main::down);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
