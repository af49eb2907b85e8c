// The flag is taken back, and the value made anew.
class Settings {
    private int[] table;
    private volatile boolean bitmap$0;
    private int[] table$lzycompute() {
        synchronized (this) {
            if (!bitmap$0) {
                table = new int[10]; // RACE!
                bitmap$0 = true;
            }
        }
        return table; // RACE
    }
    int[] table() { return !bitmap$0 ? table$lzycompute() : table; } // RACE!
    void forget() { bitmap$0 = false; }
}
class Main {
    static final Settings IT = new Settings();
    public static void main(String[] a) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> { System.out.println(IT.table()[3]); IT.forget(); }).start();
    }
}
