// Two blocks lock one object.
class Main {
    static final Object lock = new Object();
    static int shared;
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                shared++;
            }
        }).start();
        new Thread(() -> {
            synchronized (lock) {
                shared--;
            }
        }).start();
    }
}
