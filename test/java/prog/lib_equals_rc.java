// equals() and toString() of a synchronised class look into the other object and into this without lock.
// heddle: --open
public class Main {
    private int lo, hi;

    public Main(int lo, int hi) {
        this.lo = lo;
        this.hi = hi;
    }

    public synchronized void set(int l, int h) {
        lo = l; // RACE! lo
        hi = h; // RACE! hi
    }

    public synchronized int width() {
        return hi - lo;
    }

    @Override
    public synchronized boolean equals(Object o) {
        if (!(o instanceof Main))
            return false;
        Main m = (Main) o;
        return lo == m.lo && hi == m.hi; // RACE! lo hi
    }

    @Override
    public int hashCode() {
        return 31 * lo + hi; // RACE! lo hi
    }

    @Override
    public String toString() {
        return "[" + lo + ", " + hi + "]"; // RACE! lo hi
    }
}
