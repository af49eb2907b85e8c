// A lazy value as Scala compiles it: a volatile flag, set behind the value under the lock.
class Settings {
    private int[] table;
    private volatile boolean bitmap$0;
    private int[] table$lzycompute() {
        synchronized (this) {
            if (!bitmap$0) {
                int[] t = new int[10];
                t[3] = 4;
                table = t;
                bitmap$0 = true;
            }
        }
        return table;
    }
    int[] table() { return !bitmap$0 ? table$lzycompute() : table; }
}
class Main {
    static final Settings IT = new Settings();
    public static void main(String[] a) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(IT.table()[3])).start();
    }
}
