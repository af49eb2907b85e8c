// Several producers write frames to one stream; the channel table is locked by the table, by the mux, and not at all.
// heddle: --open
import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;
public class Main {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Map<Integer, StringBuilder> channels = new HashMap<>();
    private final Hashtable<Integer, Integer> sent = new Hashtable<>();
    private int sequence;
    private int open;
    private boolean eof;
    public int openChannel() {
        synchronized (channels) {
            int id = ++open;
            channels.put(id, new StringBuilder()); // RACE! c
            return id;
        }
    }
    public void write(int id, String data) {
        StringBuilder b;
        synchronized (this) {
            b = channels.get(id); // RACE! c
        }
        if (b != null) {
            b.append(data); // RACE! b
        }
        Integer n = sent.get(id);
        sent.put(id, n == null ? 1 : n + 1);
    }
    public synchronized void flush(int id) {
        StringBuilder b = channels.get(id); // RACE! c
        if (b == null || eof) { // RACE! e
            return;
        }
        sequence++;
        byte[] bytes = (sequence + ":" + b).getBytes(); // RACE! b
        out.write(bytes, 0, bytes.length);
        b.setLength(0); // RACE! b
    }
    public void closeChannel(int id) {
        synchronized (channels) {
            channels.remove(id); // RACE! c
            if (--open == 0) {
                eof = true; // RACE! e
            }
        }
    }
    public synchronized byte[] contents() {
        return out.toByteArray();
    }
}
