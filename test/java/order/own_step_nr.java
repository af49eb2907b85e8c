// All threads of the kind have one element, one after the other; main has another one.
public class Main extends Thread {
    private final int[] cells;
    private final int n;
    Main(int[] cells, int n) {
        this.cells = cells;
        this.n = n;
    }
    @Override public void run() {
        cells[n]++; // NORACE
        if (cells[n] < 7)
            new Main(cells, 2).start();
    }
    public static void main(String[] args) {
        int[] cells = new int[8];
        new Main(cells, 2).start();
        System.out.println(cells[5]); // NORACE
    }
}
