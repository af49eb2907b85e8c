// A lazily made table is published through a plain static field.
class Main {
    static class Table {
        final int[] squares = new int[100];
        int used;
        Table() {
            for (int i = 0; i < squares.length; i++)
                squares[i] = i * i; // RACE
            used = squares.length; // RACE
        }
    }
    private static Table table;
    static Table table() {
        if (table == null) // RACE!
            table = new Table(); // RACE!
        return table; // RACE!
    }
    public static void main(String[] args) {
        for (int t = 0; t < 4; t++) {
            final int n = t;
            new Thread(() -> {
                Table mine = table();
                System.out.println(mine.squares[n] + mine.used); // RACE
            }).start();
        }
    }
}
