// Methods that call each other in a circle make the value, each of them before it comes back.
class Main {
    static volatile boolean ready;
    static int value;
    static synchronized void make() {
        if (!ready) {
            value = 42;
            ready = true;
        }
    }
    static void even(int n) {
        if (!ready) {
            if (n > 0)
                odd(n - 1);
            make();
        }
    }
    static void odd(int n) {
        if (!ready) {
            if (n > 1)
                even(n - 1);
            make();
        }
    }
    static int get(int n) {
        even(n);
        return value;
    }
    public static void main(String[] args) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(get(args.length))).start();
    }
}
