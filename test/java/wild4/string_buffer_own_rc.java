// A string buffer of one's own: append reads the length of the other one and copies its text without the other's lock.
class Text {
    private char[] value = new char[16];
    private int count;

    synchronized int length() {
        return count; // NORACE
    }

    synchronized void append(String s) {
        ensure(count + s.length()); // NORACE
        s.getChars(0, s.length(), value, count); // RACE! v
        count += s.length(); // RACE! c
    }

    synchronized void append(Text other) {
        int len = other.count; // RACE! c
        ensure(count + len); // NORACE
        System.arraycopy(other.value, 0, value, count, len); // RACE! v a
        count += len; // NORACE
    }

    synchronized void erase() {
        count = 0; // RACE! c
        value = new char[16]; // RACE! a
    }

    private void ensure(int n) {
        if (n > value.length) { // NORACE
            char[] bigger = new char[n * 2];
            System.arraycopy(value, 0, bigger, 0, count); // NORACE
            value = bigger; // RACE! a
        }
    }

    @Override
    public synchronized String toString() {
        return new String(value, 0, count); // NORACE
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Text a = new Text(), b = new Text();
        a.append("first");
        b.append("second");
        Thread eraser = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                b.erase();
                b.append("again");
            }
        });
        eraser.start();
        for (int i = 0; i < 10; i++)
            a.append(b);
        eraser.join();
        System.out.println(a);
    }
}
