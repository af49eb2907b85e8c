// Two lazy values share one volatile byte; one asks for the other's bit.
class Settings {
    private int[] table;
    private String name;
    private volatile byte bitmap$0;
    private int[] table$lzycompute() {
        synchronized (this) {
            if ((byte) (bitmap$0 & 1) == 0) {
                int[] t = new int[10];
                t[3] = 4;
                table = t;
                bitmap$0 = (byte) (bitmap$0 | 1);
            }
        }
        return table;
    }
    int[] table() { return (byte) (bitmap$0 & 1) == 0 ? table$lzycompute() : table; }
    private String name$lzycompute() {
        synchronized (this) {
            if ((byte) (bitmap$0 & 2) == 0) {
                name = "n" + System.nanoTime(); // RACE!
                bitmap$0 = (byte) (bitmap$0 | 2);
            }
        }
        return name; // RACE
    }
    String name() { return (byte) (bitmap$0 & 1) == 0 ? name$lzycompute() : name; } // RACE!
}
class Main {
    static final Settings IT = new Settings();
    public static void main(String[] a) {
        for (int i = 0; i < 3; i++)
            new Thread(() -> System.out.println(IT.table()[3] + IT.name())).start();
    }
}
