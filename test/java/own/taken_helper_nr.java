// Buffers in a blocking queue are borrowed and given back by helpers without a lock of their own.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Main {
    static class Buffer {
        int length;
    }

    static class Pool {
        private final BlockingQueue<Buffer> free = new ArrayBlockingQueue<>(4);

        Buffer borrow() throws InterruptedException {
            return free.take();
        }

        Buffer tryBorrow() {
            Buffer b = free.poll();
            return b != null ? b : new Buffer();
        }

        void giveBack(Buffer b) {
            b.length = 0; // NORACE
            free.offer(b);
        }
    }

    public static void main(String[] args) {
        Pool pool = new Pool();
        for (int i = 0; i < 4; i++)
            pool.giveBack(new Buffer());
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                try {
                    Buffer b = pool.borrow();
                    b.length++; // NORACE
                    pool.giveBack(b);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                Buffer other = pool.tryBorrow();
                other.length += 2; // NORACE
                pool.giveBack(other);
            }).start();
    }
}
