// A connection: send and receive lock, close() races with use.
// heddle: --open
import java.io.IOException;
import java.io.OutputStream;

public class Main {
    private OutputStream out;
    private boolean open = true;
    private long sent;
    private final Object writeLock = new Object();

    public Main(OutputStream out) {
        this.out = out;
    }

    public void send(byte[] data) throws IOException {
        synchronized (writeLock) {
            if (!open) // RACE! open
                throw new IOException("closed");
            out.write(data); // RACE! out
            sent += data.length; // RACE! sent
        }
    }

    public void flush() throws IOException {
        synchronized (writeLock) {
            if (open) // RACE! open
                out.flush(); // RACE! out
        }
    }

    public void close() throws IOException {
        if (open) { // RACE! open
            open = false; // RACE! open
            out.close(); // RACE! out
            out = null; // RACE! out
        }
    }

    public long getSent() {
        return sent; // RACE! sent
    }
}
