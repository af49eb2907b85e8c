// two orders by main alone
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
        up();
        down();
    }
}
