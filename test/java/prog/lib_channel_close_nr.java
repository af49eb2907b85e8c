// A connection: close wins by an atomic flag, everything else is under the lock of writing.
// heddle: --open
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

public class Main implements AutoCloseable {
    private final OutputStream out;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final AtomicLong sent = new AtomicLong();
    private final Object writeLock = new Object();
    private byte[] scratch = new byte[16];

    public Main(OutputStream out) {
        this.out = out;
    }

    public void send(byte[] data) throws IOException {
        if (closed.get())
            throw new IOException("closed");
        synchronized (writeLock) {
            if (scratch.length < data.length)
                scratch = new byte[data.length];
            System.arraycopy(data, 0, scratch, 0, data.length);
            out.write(scratch, 0, data.length);
        }
        sent.addAndGet(data.length);
    }

    @Override
    public void close() throws IOException {
        if (!closed.compareAndSet(false, true))
            return;
        synchronized (writeLock) {
            scratch = null;
            out.close();
        }
    }

    public long getSent() {
        return sent.get();
    }
}
