// both orders only under a gate
class Main {
    static final Object gate = new Object(), a = new Object(), b = new Object();
    static int n;
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (gate) {
            synchronized (a) {
                synchronized (b) {
                    n++;
                }
            }
            }
        }).start();
        new Thread(() -> {
            synchronized (gate) {
            synchronized (b) {
                synchronized (a) {
                    n--;
                }
            }
            }
        }).start();
    }
}
