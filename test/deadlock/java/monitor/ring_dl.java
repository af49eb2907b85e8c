// three monitors in a ring
class Main {
    static final Object a = new Object(), b = new Object(), c = new Object();
    static int n;
    static void use(Object x, Object y) {
    }
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) { // DEADLOCK!
                    n++;
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (b) {
                synchronized (c) { // DEADLOCK!
                    n++;
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (c) {
                synchronized (a) { // DEADLOCK!
                    n++;
                }
            }
        }).start();
    }
}
