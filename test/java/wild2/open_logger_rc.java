// A logger in the old style: appenders in a lazily made list, level checked without lock, a cached hierarchy level.
// heddle: --open
import java.util.ArrayList;
import java.util.List;

public class Main {
    public interface Appender {
        void append(String line);
    }

    private List<Appender> appenders;
    private int level = 2;
    private long written;

    public void addAppender(Appender a) {
        synchronized (this) {
            if (appenders == null)
                appenders = new ArrayList<>(); // RACE! p
            appenders.add(a); // RACE! l
        }
    }

    public synchronized void removeAppender(Appender a) {
        if (appenders != null)
            appenders.remove(a); // RACE! l
    }

    public void setLevel(int level) {
        this.level = level; // RACE! v
    }

    public boolean isEnabled(int level) {
        return level >= this.level; // RACE! v
    }

    public void log(int level, String text) {
        if (!isEnabled(level))
            return;
        if (appenders != null) // RACE! p
            for (Appender a : appenders) // RACE! p l
                a.append(text);
        synchronized (this) {
            written++; // NORACE
        }
    }

    public synchronized long written() {
        return written;
    }
}
