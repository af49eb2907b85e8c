// Two objects of a synchronised class: append of another one reads that one's fields under our lock only.
// heddle: --open
public class Main {
    private char[] value;
    private int count;

    public Main(int capacity) {
        value = new char[capacity];
    }

    public synchronized int length() {
        return count;
    }

    public synchronized Main append(char c) {
        if (count == value.length) {
            char[] bigger = new char[2 * count + 2];
            System.arraycopy(value, 0, bigger, 0, count);
            value = bigger; // RACE! v
        }
        value[count++] = c; // RACE! d c
        return this;
    }

    public synchronized Main append(Main other) {
        int n = other.count; // RACE! c
        for (int i = 0; i < n; i++)
            append(other.value[i]); // RACE! v d
        return this;
    }

    public synchronized void setLength(int n) {
        count = n; // RACE! c
    }

    @Override
    public synchronized String toString() {
        return new String(value, 0, count);
    }
}
