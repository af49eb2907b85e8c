// A byte ring for one lock: available() and the marks are used without it; the close flag is half locked.
// heddle: --open
import java.io.IOException;
public class Main {
    private final byte[] buf;
    private int in = -1;
    private int out;
    private boolean closedByWriter;
    private boolean closedByReader;
    private Thread readSide;
    private long total;
    public Main(int size) {
        buf = new byte[size];
    }
    public synchronized void write(int b) throws IOException {
        if (closedByReader) { // RACE! r
            throw new IOException("closed");
        }
        while (in == out) {
            notifyAll();
            try {
                wait(1000);
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }
        if (in < 0) {
            in = 0; // RACE! i
            out = 0; // RACE! o
        }
        buf[in++] = (byte) b; // RACE! i
        if (in >= buf.length) {
            in = 0; // RACE! i
        }
        total++; // RACE! t
    }
    public synchronized int read() throws IOException {
        readSide = Thread.currentThread();
        while (in < 0) {
            if (closedByWriter) {
                return -1;
            }
            notifyAll();
            try {
                wait(1000);
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }
        int r = buf[out++] & 0xff; // RACE! o
        if (out >= buf.length) {
            out = 0; // RACE! o
        }
        if (in == out) {
            in = -1; // RACE! i
        }
        return r;
    }
    public int available() {
        if (in < 0) { // RACE! i
            return 0;
        }
        return in > out ? in - out : in + buf.length - out; // RACE! i o
    }
    public synchronized void closeWriter() {
        closedByWriter = true;
        notifyAll();
    }
    public void closeReader() {
        closedByReader = true; // RACE! r
        synchronized (this) {
            in = -1; // RACE! i
        }
    }
    public long total() {
        return total; // RACE! t
    }
    public synchronized boolean hasReader() {
        return readSide != null && readSide.isAlive();
    }
}
