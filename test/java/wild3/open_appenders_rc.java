// A logger with appenders as a library: additivity and level are plain, the list is made lazily.
// heddle: --open
import java.util.Enumeration;
import java.util.Vector;

public class Main {
    public static class Appender {
        private String name;
        private int written;

        public synchronized void append(String event) {
            written += event.length();
        }

        public synchronized void setName(String name) {
            this.name = name; // RACE! n
        }

        public String getName() {
            return name; // RACE! n
        }
    }

    public static class Logger {
        private Vector<Appender> appenders;
        private int level = 1;
        private boolean additive = true;
        private Logger parent;

        public synchronized void addAppender(Appender a) {
            if (appenders == null)
                appenders = new Vector<Appender>(1); // RACE! v
            appenders.addElement(a);
        }

        public void log(int level, String text) {
            if (level < this.level) // RACE! l
                return;
            if (appenders != null) // RACE! v
                for (int i = 0; i < appenders.size(); i++) // RACE
                    appenders.elementAt(i).append(text); // RACE
            if (additive && parent != null) // RACE! a
                parent.log(level, text);
        }

        public Enumeration<Appender> all() {
            return appenders == null ? null : appenders.elements(); // RACE! v
        }

        public void setLevel(int level) {
            this.level = level; // RACE! l
        }

        public void setAdditive(boolean additive) {
            this.additive = additive; // RACE! a
        }
    }
}
