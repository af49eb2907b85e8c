// Each copy needs two buffers of a pool of four, taken one by one from a queue.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

class Buffers {
    private final BlockingQueue<byte[]> free = new ArrayBlockingQueue<>(8);

    Buffers(int n) {
        for (int i = 0; i < n; i++) {
            free.add(new byte[1024]);
        }
    }

    byte[] take() throws InterruptedException {
        return free.take();
    }

    void give(byte[] b) {
        free.add(b);
    }
}

public class Main {
    static void copy(Buffers pool) {
        try {
            byte[] in = pool.take();
            byte[] out = pool.take();
            System.arraycopy(in, 0, out, 0, in.length);
            pool.give(in);
            pool.give(out);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) {
        Buffers pool = new Buffers(4);
        new Thread(() -> copy(pool)).start();
        new Thread(() -> copy(pool)).start();
    }
}
