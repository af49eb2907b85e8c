// two monitors in one order
class Main {
    static final Object a = new Object(), b = new Object();
    static int n;
    static void first() {
        synchronized (a) {
            synchronized (b) {
                n++;
            }
        }
    }
    static void second() {
        synchronized (a) {
            synchronized (b) {
                n--;
            }
        }
    }
    public static void main(String[] args) {
        new Thread(Main::first).start();
        new Thread(Main::second).start();
    }
}
