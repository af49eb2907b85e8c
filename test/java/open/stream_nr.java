// The same stream, all under its lock.
// heddle: --open
import java.io.IOException;
import java.io.InputStream;
public class Main extends InputStream {
    private InputStream in;
    private byte[] buffer = new byte[256];
    private int at, end;
    private int mark = -1;
    public Main(InputStream in) { this.in = in; }
    @Override public synchronized int read() throws IOException {
        if (in == null)
            throw new IOException("closed");
        if (at == end)
            fill();
        return at < end ? buffer[at++] & 255 : -1;
    }
    private void fill() throws IOException {
        end = Math.max(0, in.read(buffer, 0, buffer.length));
        at = 0;
    }
    @Override public synchronized void close() throws IOException {
        InputStream input = in;
        in = null;
        buffer = null;
        if (input != null)
            input.close();
    }
    @Override public synchronized void mark(int limit) {
        mark = at;
    }
    @Override public synchronized void reset() throws IOException {
        if (mark < 0)
            throw new IOException("no mark");
        at = mark;
    }
    @Override public boolean markSupported() { return true; }
}
