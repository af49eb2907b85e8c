// An immutable class with a copy of what it is given and eager derived state; static tables filled at class initialisation.
// heddle: --open
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public final class Main {
    private static final Map<String, Integer> UNITS = new HashMap<>();
    static {
        UNITS.put("mm", 1);
        UNITS.put("cm", 10);
        UNITS.put("m", 1000);
    }

    private final int[] lengths;
    private final int total;
    private final Map<String, Integer> byName;

    public Main(int[] lengths) {
        this.lengths = Arrays.copyOf(lengths, lengths.length);
        int sum = 0;
        Map<String, Integer> m = new HashMap<>();
        for (int i = 0; i < this.lengths.length; i++) {
            sum += this.lengths[i]; // NORACE
            m.put("part" + i, this.lengths[i]); // NORACE
        }
        total = sum;
        byName = Collections.unmodifiableMap(m);
    }

    public int get(int i) {
        return lengths[i]; // NORACE
    }

    public Integer get(String name) {
        return byName.get(name); // NORACE
    }

    public int in(String unit) {
        return total / UNITS.get(unit); // NORACE
    }

    public Main plus(int more) {
        int[] copy = Arrays.copyOf(lengths, lengths.length + 1);
        copy[lengths.length] = more; // NORACE
        return new Main(copy);
    }
}
