// A logger with appenders, as older libraries have it: levels without lock, appenders in a Vector, the header once.
// heddle: --open=Main
import java.io.IOException;
import java.io.Writer;
import java.util.Enumeration;
import java.util.Vector;
interface Appender {
    void append(String message);
    void close();
}
class WriterAppender implements Appender {
    private final Writer writer;
    private boolean headerDone;
    private long lines;
    WriterAppender(Writer w) {
        writer = w;
    }
    public void append(String message) {
        try {
            if (!headerDone) { // RACE! h
                writer.write("# log\n");
                headerDone = true; // RACE! h
            }
            writer.write(message);
            lines++; // RACE! l
        } catch (IOException e) {
            System.err.println(e);
        }
    }
    public synchronized void close() {
        try {
            writer.write("# " + lines); // RACE! l
            writer.close();
        } catch (IOException e) {
            System.err.println(e);
        }
    }
}
public class Main {
    private int level = 2;
    private Main parent;
    private boolean additive = true;
    private final String name;
    private Vector<Appender> appenders;
    public Main(String name) {
        this.name = name;
    }
    public void setLevel(int l) {
        level = l; // RACE! v
    }
    public int getLevel() {
        return level; // RACE! v
    }
    public synchronized void setAdditive(boolean b) {
        additive = b;
    }
    public synchronized void addWriter(Writer w) {
        if (appenders == null) {
            appenders = new Vector<>(); // RACE! a
        }
        appenders.addElement(new WriterAppender(w));
    }
    public void log(int l, String text) {
        if (l < level) { // RACE! v
            return;
        }
        String line = name + ": " + text;
        if (appenders != null) { // RACE! a
            for (int i = 0; i < appenders.size(); i++) { // RACE! a
                appenders.elementAt(i).append(line); // RACE! a
            }
        }
        synchronized (this) {
            if (!additive || parent == null) {
                return;
            }
            parent.log(l, text);
        }
    }
    public synchronized void closeAll() {
        if (appenders != null) {
            Enumeration<Appender> e = appenders.elements();
            while (e.hasMoreElements()) {
                e.nextElement().close();
            }
            appenders = null; // RACE! a
        }
    }
}
