// A lazily made table is published by the initialiser of a holder class.
class Main {
    static class Table {
        final int[] squares = new int[100];
        int used;
        Table() {
            for (int i = 0; i < squares.length; i++)
                squares[i] = i * i;
            used = squares.length;
        }
    }
    private static class Holder {
        static final Table TABLE = new Table();
    }
    static Table table() {
        return Holder.TABLE;
    }
    public static void main(String[] args) {
        for (int t = 0; t < 4; t++) {
            final int n = t;
            new Thread(() -> {
                Table mine = table();
                System.out.println(mine.squares[n] + mine.used);
            }).start();
        }
    }
}
