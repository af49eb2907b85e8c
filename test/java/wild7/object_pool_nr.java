// A pool of buffers in a blocking queue: whoever borrows a buffer has it alone.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Main {
    static class Buffer {
        final char[] chars = new char[32];
        int length;

        void set(String s) {
            length = Math.min(s.length(), chars.length); // NORACE
            s.getChars(0, length, chars, 0); // NORACE
        }

        String get() {
            return new String(chars, 0, length); // NORACE
        }
    }

    static class Pool {
        private final BlockingQueue<Buffer> free;

        Pool(int n) {
            free = new ArrayBlockingQueue<>(n);
            for (int i = 0; i < n; i++)
                free.add(new Buffer());
        }

        Buffer borrow() throws InterruptedException {
            return free.take();
        }

        void giveBack(Buffer b) {
            b.length = 0; // NORACE
            free.add(b);
        }
    }

    public static void main(String[] args) {
        Pool pool = new Pool(2);
        for (int i = 0; i < 4; i++) {
            String text = "text " + i;
            new Thread(() -> {
                try {
                    Buffer b = pool.borrow();
                    try {
                        b.set(text);
                        System.out.println(b.get());
                    } finally {
                        pool.giveBack(b);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
    }
}
