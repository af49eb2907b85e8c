// Several small objects share a lock that their creator hands them.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Cell {
        private final Object lock;
        private int value;
        private Cell partner;

        Cell(Object lock) {
            this.lock = lock;
        }

        void link(Cell other) {
            synchronized (lock) {
                partner = other; // NORACE
                other.partner = this; // NORACE
            }
        }

        void shift(int n) {
            synchronized (lock) {
                value -= n; // NORACE
                if (partner != null)
                    partner.value += n; // NORACE
            }
        }

        int value() {
            synchronized (lock) {
                return value; // NORACE
            }
        }
    }

    static class Sheet {
        private final Object lock = new Object();
        private final List<Cell> cells = new ArrayList<>();

        Cell cell() {
            Cell c = new Cell(lock);
            synchronized (lock) {
                cells.add(c); // NORACE
            }
            return c;
        }

        int sum() {
            synchronized (lock) {
                int s = 0;
                for (Cell c : cells) // NORACE
                    s += c.value; // NORACE
                return s;
            }
        }
    }

    public static void main(String[] args) {
        Sheet sheet = new Sheet();
        Cell a = sheet.cell(), b = sheet.cell();
        a.link(b);
        new Thread(() -> a.shift(3)).start();
        new Thread(() -> b.shift(4)).start();
        new Thread(() -> sheet.cell().shift(1)).start();
        System.out.println(sheet.sum() + a.value());
    }
}
