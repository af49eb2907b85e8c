// A ring of bytes for a library, all under one lock, with wait and notify and a close that wakes all.
// heddle: --open
public class Main {
    private final byte[] ring = new byte[1024];
    private int in, out, available;
    private boolean closed;

    public synchronized void write(int b) throws InterruptedException {
        while (available == ring.length && !closed)
            wait();
        if (closed)
            return;
        ring[in] = (byte) b;
        in = (in + 1) % ring.length;
        available++;
        notifyAll();
    }

    public synchronized int read() throws InterruptedException {
        while (available == 0 && !closed)
            wait();
        if (available == 0)
            return -1;
        int b = ring[out] & 0xff;
        out = (out + 1) % ring.length;
        available--;
        notifyAll();
        return b;
    }

    public int read(byte[] target, int off, int len) throws InterruptedException {
        int n = 0;
        while (n < len) {
            int b = read();
            if (b < 0)
                break;
            target[off + n++] = (byte) b;
        }
        return n;
    }

    public synchronized int available() {
        return available;
    }

    public void close() {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
    }
}
