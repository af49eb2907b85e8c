// Immutable values with members that are computed when first asked for.
// heddle: --open
import java.util.Arrays;
public final class Main {
    private final int[] parts;
    private final String unit;
    private int hash;
    private long sum;
    private boolean summed;
    private String text;
    private volatile String key;
    public Main(int a, int b, String unit) {
        parts = new int[] {a, b};
        this.unit = unit;
    }
    @Override
    public int hashCode() {
        if (hash == 0) { // RACE! h
            hash = Arrays.hashCode(parts) * 31 + unit.hashCode(); // RACE! h
        }
        return hash; // RACE! h
    }
    public long sum() {
        if (!summed) { // RACE! d
            for (int p : parts) {
                sum += p; // RACE! s
            }
            summed = true; // RACE! d
        }
        return sum; // RACE! s
    }
    @Override
    public String toString() {
        String t = text; // RACE! t
        if (t == null) {
            text = t = parts[0] + "." + parts[1] + unit; // RACE! t
        }
        return t;
    }
    public String key() {
        String k = key;
        if (k == null) {
            synchronized (this) {
                if (key == null) {
                    key = unit + parts[0];
                }
                k = key;
            }
        }
        return k;
    }
    @Override
    public boolean equals(Object o) {
        return o instanceof Main && Arrays.equals(parts, ((Main) o).parts) && unit.equals(((Main) o).unit);
    }
}
