// two monitors in both orders
class Main {
    static final Object a = new Object(), b = new Object();
    static int n;
    static void first() {
        synchronized (a) {
            synchronized (b) { // DEADLOCK!
                n++;
            }
        }
    }
    static void second() {
        synchronized (b) {
            synchronized (a) { // DEADLOCK!
                n--;
            }
        }
    }
    public static void main(String[] args) {
        new Thread(Main::first).start();
        new Thread(Main::second).start();
    }
}
