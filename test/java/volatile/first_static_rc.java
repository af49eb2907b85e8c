// Nobody looks a second time under the lock.
class Main {
    static volatile boolean ready;
    static int value;
    static int get() {
        if (!ready) {
            synchronized (Main.class) {
                value = 42; // RACE!
                ready = true;
            }
        }
        return value; // RACE!
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(get())).start();
    }
}
