// A range of numbers as libraries have it: the hash and the text are kept when first computed.
// heddle: --open
public final class Main {
    private final int min;
    private final int max;
    private Integer minObject;
    private int hashCode;
    private String text;
    private volatile int span = -1;
    public Main(int a, int b) {
        min = Math.min(a, b);
        max = Math.max(a, b);
    }
    public Number getMinimumNumber() {
        if (minObject == null) { // RACE! m
            minObject = min; // RACE! m
        }
        return minObject; // RACE! m
    }
    public int span() {
        if (span < 0) {
            span = max - min;
        }
        return span;
    }
    public boolean contains(int n) {
        return n >= min && n <= max;
    }
    @Override
    public int hashCode() {
        if (hashCode == 0) { // RACE! h
            hashCode = 17; // RACE! h
            hashCode = 37 * hashCode + min; // RACE! h
            hashCode = 37 * hashCode + max; // RACE! h
        }
        return hashCode; // RACE! h
    }
    @Override
    public String toString() {
        if (text == null) { // RACE! t
            StringBuilder b = new StringBuilder(32);
            b.append("Range[").append(min).append(',').append(max).append(']');
            text = b.toString(); // RACE! t
        }
        return text; // RACE! t
    }
    @Override
    public boolean equals(Object o) {
        return o instanceof Main && ((Main) o).min == min && ((Main) o).max == max;
    }
}
