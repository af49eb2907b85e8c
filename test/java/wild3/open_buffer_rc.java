// A string buffer as a library: append of another buffer locks only itself.
// heddle: --open
public class Main {
    public static final class Text {
        private char[] value = new char[16];
        private int count;

        public synchronized int length() {
            return count; // NORACE
        }

        public synchronized void setLength(int n) {
            if (n > value.length)
                expand(n);
            count = n; // RACE! c
        }

        private void expand(int n) {
            char[] more = new char[n * 2];
            System.arraycopy(value, 0, more, 0, count);
            value = more; // RACE! v
        }

        public synchronized Text append(Text other) {
            int len = other.count; // RACE! c
            if (count + len > value.length)
                expand(count + len);
            for (int i = 0; i < len; i++)
                value[count + i] = other.value[i]; // RACE! v e
            count += len; // RACE! c
            return this;
        }
    }
}
