// two monitors in both orders
class Main {
    static final Object gate = new Object(), a = new Object(), b = new Object();
    static int n;
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
                synchronized (a) { // DEADLOCK!
                    n--;
                }
            }
        }).start();
    }
}
