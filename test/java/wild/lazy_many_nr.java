// The same in objects of which there are many.
import java.util.*;
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
    public static void main(String[] a) {
        List<Settings> all = new ArrayList<>();
        for (int i = 0; i < 9; i++) all.add(new Settings());
        for (int i = 0; i < 3; i++)
            new Thread(() -> { for (Settings s : all) System.out.println(s.table()[3]); }).start();
    }
}
