// heddle: --open
// A string buffer whose append of another one locks both in turn: wrong in the end, but no race.
public class Main {
    private char[] value;
    private int count;
    public Main(int n) {
        value = new char[n];
    }
    public synchronized int length() {
        return count; // NORACE
    }
    public synchronized void getChars(int from, int to, char[] dst, int at) {
        for (int i = from; i < to; i++) {
            dst[at++] = value[i]; // NORACE
        }
    }
    private void ensure(int n) {
        if (n > value.length) { // NORACE
            char[] more = new char[n * 2];
            System.arraycopy(value, 0, more, 0, count); // NORACE
            value = more; // NORACE
        }
    }
    public synchronized Main append(Main other) {
        int len = other.length();
        ensure(count + len);
        other.getChars(0, len, value, count);
        count += len; // NORACE
        return this;
    }
    public synchronized Main append(char c) {
        ensure(count + 1);
        value[count++] = c; // NORACE
        return this;
    }
    public synchronized void setLength(int n) {
        ensure(n);
        count = n; // NORACE
    }
}
