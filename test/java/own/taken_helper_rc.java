// One of the helpers only looks at the first buffer, which stays in the queue.
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

        Buffer first() {
            Buffer b = free.peek();
            return b != null ? b : new Buffer();
        }

        void giveBack(Buffer b) {
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
                    b.length++; // RACE!
                    pool.giveBack(b);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
                System.out.println(pool.first().length); // RACE!
            }).start();
    }
}
