// Each thread starts the next one of its kind, one element further on: one of them is main's.
public class Main extends Thread {
    private final int[] cells;
    private final int n;
    Main(int[] cells, int n) {
        this.cells = cells;
        this.n = n;
    }
    @Override public void run() {
        cells[n] = 1; // RACE!
        if (n < 7)
            new Main(cells, n + 1).start();
    }
    public static void main(String[] args) {
        int[] cells = new int[8];
        new Main(cells, 0).start();
        System.out.println(cells[5]); // RACE!
    }
}
