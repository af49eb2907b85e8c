// A text class whose append asks the other text without its lock.
public class Main {
    static class Text {
        private char[] value = new char[16];
        private int count;
        synchronized Text append(Text other) {
            int n = other.count; // RACE! c
            ensure(count + n);
            for (int i = 0; i < n; i++)
                value[count + i] = other.value[i]; // RACE! a v
            count += n;
            return this;
        }
        synchronized void clear() {
            count = 0; // RACE! c
        }
        synchronized void add(char c) {
            ensure(count + 1);
            value[count++] = c; // RACE! a c
        }
        private void ensure(int n) {
            if (n > value.length) {
                char[] bigger = new char[n * 2];
                System.arraycopy(value, 0, bigger, 0, count);
                value = bigger; // RACE! v
            }
        }
    }
    public static void main(String[] args) {
        Text a = new Text(), b = new Text();
        new Thread(() -> {
            for (int i = 0; i < 10; i++)
                a.append(b);
        }).start();
        for (int i = 0; i < 100; i++)
            b.add('x');
        b.clear();
    }
}
