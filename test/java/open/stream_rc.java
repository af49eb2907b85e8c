// A buffered stream: reads are locked, closing and marking are not.
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
        if (in == null) // RACE! in
            throw new IOException("closed");
        if (at == end)
            fill();
        return at < end ? buffer[at++] & 255 : -1; // RACE! at buffer
    }
    private void fill() throws IOException {
        end = Math.max(0, in.read(buffer, 0, buffer.length)); // RACE! in buffer
        at = 0; // RACE! at
    }
    @Override public void close() throws IOException {
        InputStream input = in; // RACE! in
        in = null; // RACE! in
        buffer = null; // RACE! buffer
        if (input != null)
            input.close();
    }
    @Override public void mark(int limit) {
        mark = at; // RACE! mark at
    }
    @Override public synchronized void reset() throws IOException {
        if (mark < 0) // RACE! mark
            throw new IOException("no mark");
        at = mark; // RACE! mark at
    }
    @Override public boolean markSupported() { return true; }
}
