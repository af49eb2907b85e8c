// A writer for characters: write and flush lock on `lock`, reset and the static count of instances do not.
// heddle: --open
import java.io.IOException;
import java.io.Writer;

public class Main extends Writer {
    private static int instances;
    private char[] buf;
    private int count;

    public Main() {
        buf = new char[32];
        instances++; // RACE
    }

    @Override
    public void write(int c) {
        synchronized (lock) {
            if (count == buf.length) // RACE! count
                buf = java.util.Arrays.copyOf(buf, buf.length * 2);
            buf[count++] = (char) c; // RACE! count
        }
    }

    @Override
    public void write(char[] c, int off, int len) {
        synchronized (lock) {
            for (int i = 0; i < len; i++)
                write(c[off + i]);
        }
    }

    public void reset() {
        count = 0; // RACE! count
    }

    public char[] toCharArray() {
        synchronized (lock) {
            return java.util.Arrays.copyOf(buf, count); // RACE! count
        }
    }

    public int size() {
        return count; // RACE! count
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() throws IOException {
    }
}
