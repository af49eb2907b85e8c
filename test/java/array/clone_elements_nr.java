// The copy is changed, not what it holds.
public class Main {
    static class Cell {
        int n;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};
    static final int[] NUMBERS = {1, 2, 3};

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                Cell[] mine = CELLS.clone();
                mine[0] = new Cell(); // NORACE
                mine[0].n++; // NORACE
                int[] numbers = NUMBERS.clone();
                numbers[1]++; // NORACE
                System.out.println(mine[0].n + numbers[1]); // NORACE
            }).start();
        System.out.println(CELLS[0].n + NUMBERS[1]); // NORACE
    }
}
