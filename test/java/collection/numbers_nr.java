// Threads get objects out of one list by numbers that differ.
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class Main {
    static class Cell {
        int value;
        int seen;
    }

    static final List<Cell> cells = new ArrayList<>();
    static final Vector<Cell> old = new Vector<>();

    static void every(int id, int n) {
        for (int i = id; i < 40; i += n)
            cells.get(i).value++; // NORACE
    }

    static void part(int id) {
        for (int i = id * 10; i < (id + 1) * 10; i++) {
            Cell c = old.elementAt(i);
            c.seen++; // NORACE
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 40; i++)
            cells.add(new Cell());
        for (int i = 0; i < 40; i++)
            old.addElement(new Cell());
        for (int t = 0; t < 4; t++) {
            int id = t;
            new Thread(() -> {
                every(id, 4);
                part(id);
            }).start();
        }
    }
}
