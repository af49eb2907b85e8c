// A synchronised string buffer: append of another buffer reads the other's length and characters unlocked.
// heddle: --open
public class Main {
    private char[] value = new char[16];
    private int count;

    public synchronized int length() {
        return count;
    }

    public synchronized void setLength(int n) {
        ensure(n);
        count = n; // RACE! count
    }

    public synchronized Main append(char c) {
        ensure(count + 1);
        value[count++] = c; // RACE! count chars
        return this;
    }

    public synchronized Main append(Main other) {
        int n = other.count; // RACE! count
        ensure(count + n);
        for (int i = 0; i < n; i++)
            value[count + i] = other.value[i]; // RACE! chars value
        count += n; // RACE! count
        return this;
    }

    private void ensure(int n) {
        if (n > value.length) {
            char[] bigger = new char[Math.max(n, 2 * value.length)];
            System.arraycopy(value, 0, bigger, 0, count);
            value = bigger; // RACE! value
        }
    }

    public synchronized String toString() {
        return new String(value, 0, count);
    }
}
