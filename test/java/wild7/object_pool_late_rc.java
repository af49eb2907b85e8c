// The borrower looks at the buffer once more after it has given it back.
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static class Buffer {
        int length;
        long checksum;

        void fill(int n) {
            length = n; // RACE! l
            checksum = n * 31L; // NORACE
        }
    }

    static class Pool {
        private final Deque<Buffer> free = new ArrayDeque<>();

        synchronized Buffer borrow() {
            Buffer b = free.poll();
            return b != null ? b : new Buffer();
        }

        synchronized void giveBack(Buffer b) {
            free.push(b);
        }
    }

    public static void main(String[] args) {
        Pool pool = new Pool();
        for (int i = 0; i < 4; i++) {
            int n = i;
            new Thread(() -> {
                Buffer b = pool.borrow();
                b.fill(n);
                System.out.println(b.checksum); // NORACE
                pool.giveBack(b);
                System.out.println("used " + b.length); // RACE! l
            }).start();
        }
    }
}
