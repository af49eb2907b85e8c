// A copy of an array is new, what it holds is not.
public class Main {
    static class Cell {
        int n;
    }

    enum Level {
        LOW, HIGH;

        int uses;
    }

    static final Cell[] CELLS = {new Cell(), new Cell()};

    public static void main(String[] args) {
        new Thread(() -> {
            Cell[] mine = CELLS.clone();
            mine[0].n++; // RACE! c
            for (Level l : Level.values())
                l.uses++; // RACE! u
        }).start();
        System.out.println(CELLS[0].n); // RACE! c
        System.out.println(Level.HIGH.uses); // RACE! u
    }
}
