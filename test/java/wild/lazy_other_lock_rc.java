// The flag is set under another lock than the one under which it is looked at again.
class Main {
    static final Object one = new Object(), two = new Object();
    static volatile boolean ready;
    static int value;
    static int get() {
        if (!ready) {
            synchronized (one) {
                if (!ready)
                    value = 42; // RACE!
            }
            synchronized (two) {
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
