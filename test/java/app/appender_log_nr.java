// A logging appender whose setters lock.
import java.util.ArrayList;
import java.util.List;
class Main {
    static abstract class Appender {
        protected String name;
        protected int threshold;
        protected boolean closed;
        public synchronized void setThreshold(int level) {
            this.threshold = level;
        }
        public synchronized void doAppend(int level, String message) {
            if (closed)
                return;
            if (level < threshold)
                return;
            append(message);
        }
        protected abstract void append(String message);
        public synchronized void close() {
            closed = true;
        }
    }
    static class ListAppender extends Appender {
        private final List<String> lines = new ArrayList<>();
        @Override
        protected void append(String message) {
            lines.add(message);
        }
        synchronized int size() {
            return lines.size();
        }
    }
    static class Logger {
        private final Appender appender;
        Logger(Appender appender) {
            this.appender = appender;
        }
        void info(String m) {
            appender.doAppend(1, m);
        }
    }
    public static void main(String[] args) {
        ListAppender appender = new ListAppender();
        Logger logger = new Logger(appender);
        for (int i = 0; i < 4; i++)
            new Thread(() -> logger.info("hello")).start();
        appender.setThreshold(2);
        appender.close();
        System.out.println(appender.size());
    }
}
