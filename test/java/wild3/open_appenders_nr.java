// A logger with appenders as a library: volatile settings, the list made at once.
// heddle: --open
import java.util.Vector;

public class Main {
    public static class Appender {
        private volatile String name;
        private int written;

        public synchronized void append(String event) {
            written += event.length(); // NORACE
        }

        public void setName(String name) {
            this.name = name;
        }

        public String getName() {
            return name;
        }
    }

    public static class Logger {
        private final Vector<Appender> appenders = new Vector<Appender>(1);
        private volatile int level = 1;
        private volatile boolean additive = true;
        private final Logger parent;

        public Logger(Logger parent) {
            this.parent = parent;
        }

        public void addAppender(Appender a) {
            if (!appenders.contains(a)) // NORACE
                appenders.addElement(a); // NORACE
        }

        public void log(int level, String text) {
            if (level < this.level)
                return;
            for (int i = 0; i < appenders.size(); i++)
                appenders.elementAt(i).append(text);
            if (additive && parent != null)
                parent.log(level, text);
        }

        public void setLevel(int level) {
            this.level = level;
        }

        public void setAdditive(boolean additive) {
            this.additive = additive;
        }
    }
}
