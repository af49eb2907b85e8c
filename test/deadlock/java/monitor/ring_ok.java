// three monitors in order
class Main {
    static final Object a = new Object(), b = new Object(), c = new Object();
    static int n;
    static void use(Object x, Object y) {
    }
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                    n++;
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (b) {
                synchronized (c) {
                    n++;
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (a) {
                synchronized (c) {
                    n++;
                }
            }
        }).start();
    }
}
