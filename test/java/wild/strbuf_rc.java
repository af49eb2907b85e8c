// A synchronised text buffer: append reads the other buffer's length in one step and its characters in the next,
// and the hash is kept without lock.
// heddle: --open
public class Main {
    private char[] value = new char[16];
    private int count;
    private int hash;
    public synchronized int length() {
        return count;
    }
    public synchronized void getChars(int from, int to, char[] dst, int at) {
        for (int i = from; i < to; i++) {
            dst[at++] = value[i]; // RACE! v
        }
    }
    private void ensure(int n) {
        if (n > value.length) {
            char[] v = new char[Math.max(n, value.length * 2)];
            System.arraycopy(value, 0, v, 0, count); // RACE v
            value = v; // RACE! v
        }
    }
    public synchronized Main append(Main other) {
        int len = other.length();
        ensure(count + len);
        other.getChars(0, len, value, count);
        count += len; // RACE! c
        return this;
    }
    public synchronized Main append(char c) {
        ensure(count + 1);
        value[count++] = c; // RACE! c v
        hash = 0; // RACE! h
        return this;
    }
    public char charAt(int i) {
        if (i < 0 || i >= count) { // RACE! c
            throw new StringIndexOutOfBoundsException(i);
        }
        return value[i]; // RACE! v
    }
    @Override
    public int hashCode() {
        int h = hash; // RACE! h
        if (h == 0) {
            for (int i = 0; i < count; i++) { // RACE! c
                h = 31 * h + value[i]; // RACE! v
            }
            hash = h; // RACE! h
        }
        return h;
    }
    @Override
    public synchronized String toString() {
        return new String(value, 0, count);
    }
}
