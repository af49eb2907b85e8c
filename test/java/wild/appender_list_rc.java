// Appenders of a logger: the list is made when needed, under no lock in one of the methods.
// heddle: --open
import java.util.Vector;
interface Appender {
    void append(String text);
    String name();
}
public class Main {
    private Vector<Appender> list;
    private boolean additive = true;
    private final Main parent;
    public Main(Main parent) {
        this.parent = parent;
    }
    public synchronized void addAppender(Appender a) {
        if (list == null) { // RACE! l
            list = new Vector<>(1); // RACE! l
        }
        if (!list.contains(a)) { // RACE! l
            list.addElement(a); // RACE! l
        }
    }
    public void removeAllAppenders() {
        if (list != null) { // RACE! l
            list.removeAllElements(); // RACE! l
            list = null; // RACE! l
        }
    }
    public void setAdditivity(boolean on) {
        additive = on; // RACE! a
    }
    public void callAppenders(String text) {
        for (Main c = this; c != null; c = c.parent) {
            synchronized (c) {
                if (c.list != null) { // RACE! l
                    for (int i = 0; i < c.list.size(); i++) { // RACE! l
                        c.list.elementAt(i).append(text); // RACE! l
                    }
                }
                if (!c.additive) { // RACE! a
                    break;
                }
            }
        }
    }
}
