// The caller has locked another element than the one it hands over.
class Main {
    static class Cell {
        int n;
        void add() {
            n++; // RACE!
        }
    }
    final Cell[] cells = new Cell[4];
    Main() {
        for (int i = 0; i < cells.length; i++)
            cells[i] = new Cell();
    }
    private void change(Cell c) {
        c.add();
    }
    void run(int i, int k) {
        Cell a = cells[i], b = cells[k];
        synchronized (a) {
            change(b);
        }
    }
    public static void main(String[] args) {
        Main m = new Main();
        for (int t = 0; t < 4; t++) {
            int n = t;
            new Thread(() -> m.run(n % 4, (n + 1) % 3)).start();
        }
    }
}
