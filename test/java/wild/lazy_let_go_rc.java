// The lock is given back between the second look and the write.
class Main {
    static final Object lock = new Object();
    static volatile boolean ready;
    static int value;
    static int get() {
        if (!ready) {
            boolean mine;
            synchronized (lock) {
                mine = !ready;
            }
            if (mine) {
                value = 42; // RACE!
                synchronized (lock) {
                    ready = true;
                }
            }
        }
        return value; // RACE!
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(get())).start();
    }
}
