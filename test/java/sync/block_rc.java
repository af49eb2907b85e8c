// Two blocks lock different objects.
class Main {
    static final Object first = new Object(), second = new Object();
    static int shared;
    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (first) {
                shared++; // RACE!
            }
        }).start();
        new Thread(() -> {
            synchronized (second) {
                shared--; // RACE!
            }
        }).start();
    }
}
