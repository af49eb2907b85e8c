// Buffers are lent: a semaphore counts them, a lock keeps the list, who has one has it alone.
import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;

class Buffer {
    final byte[] data = new byte[1024];
    int used;

    void write(byte b) {
        data[used++] = b;
    }

    void reset() {
        used = 0;
    }
}

class BufferPool {
    private final ArrayDeque<Buffer> free = new ArrayDeque<>();
    private final Semaphore available;

    BufferPool(int n) {
        for (int i = 0; i < n; i++)
            free.add(new Buffer());
        available = new Semaphore(n);
    }

    Buffer acquire() throws InterruptedException {
        available.acquire();
        synchronized (free) {
            return free.pop();
        }
    }

    void release(Buffer b) {
        b.reset();
        synchronized (free) {
            free.push(b);
        }
        available.release();
    }
}

class Encoder extends Thread {
    private final BufferPool pool;
    private final int key;
    private long encoded;

    Encoder(BufferPool pool, int key) {
        this.pool = pool;
        this.key = key;
    }

    @Override
    public void run() {
        try {
            for (int i = 0; i < 100; i++) {
                Buffer b = pool.acquire();
                try {
                    for (int n = 0; n < 100; n++)
                        b.write((byte) (n ^ key));
                    encoded += b.used;
                } finally {
                    pool.release(b);
                }
            }
        } catch (InterruptedException e) {
            interrupt();
        }
    }

    long encoded() {
        return encoded;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        BufferPool pool = new BufferPool(2);
        Encoder[] encoders = new Encoder[5];
        for (int i = 0; i < encoders.length; i++)
            (encoders[i] = new Encoder(pool, i)).start();
        long sum = 0;
        for (Encoder e : encoders) {
            e.join();
            sum += e.encoded();
        }
        System.out.println(sum);
    }
}
