// The flag is set before the value.
class Settings {
    private int[] table;
    private volatile boolean bitmap$0;
    private int[] table$lzycompute() {
        synchronized (this) {
            if (!bitmap$0) {
                bitmap$0 = true;
                table = new int[10]; // RACE!
            }
        }
        return table; // RACE
    }
    int[] table() { return !bitmap$0 ? table$lzycompute() : table; } // RACE!
}
class Main {
    static final Settings IT = new Settings();
    public static void main(String[] a) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(IT.table()[3])).start();
    }
}
