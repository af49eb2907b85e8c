// Lazy values of a library done wrong: table published before it is filled, cached hash, static instance.
// heddle: --open
public class Main {
    private static Main instance;
    private int[] table;
    private final int size;

    private Main() {
        size = 16;
    }

    public static Main getInstance() {
        if (instance == null) // RACE! instance
            instance = new Main(); // RACE! instance
        return instance; // RACE! instance
    }

    public int lookup(int i) {
        if (table == null) { // RACE! table
            table = new int[size]; // RACE! table
            for (int k = 0; k < size; k++)
                table[k] = k * k; // RACE! table cells
        }
        return table[i % size]; // RACE! table cells
    }
}
