// A character buffer with synchronised methods that takes the other buffer's characters under its own monitor only.
public class Main {
    static final class TextBuffer {
        private char[] chars = new char[16];
        private int length;

        synchronized TextBuffer append(String s) {
            int n = s.length();
            ensure(length + n);
            for (int i = 0; i < n; i++)
                chars[length + i] = s.charAt(i); // RACE! chars
            length += n; // RACE! length
            return this;
        }

        synchronized TextBuffer append(TextBuffer other) {
            int n = other.length; // RACE! length
            ensure(length + n);
            for (int i = 0; i < n; i++)
                chars[length + i] = other.chars[i]; // RACE! chars array
            length += n;
            return this;
        }

        synchronized void clear() {
            length = 0; // RACE! length
        }

        synchronized String text() {
            return new String(chars, 0, length);
        }

        private void ensure(int capacity) {
            if (capacity > chars.length) {
                char[] next = new char[Math.max(capacity, chars.length * 2)];
                for (int i = 0; i < length; i++)
                    next[i] = chars[i]; // RACE
                chars = next; // RACE! array
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final TextBuffer shared = new TextBuffer();
        Thread writer = new Thread(new Runnable() {
            @Override
            public void run() {
                for (int i = 0; i < 1000; i++) {
                    shared.append("line ").append("end\n");
                    if (i % 100 == 0)
                        shared.clear();
                }
            }
        });
        Thread reader = new Thread(new Runnable() {
            @Override
            public void run() {
                TextBuffer own = new TextBuffer();
                for (int i = 0; i < 10; i++)
                    own.append(shared);
                System.out.println(own.text());
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        System.out.println(shared.text());
    }
}
