// A logger with a writer thread: levels and handlers are changed while messages come in.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
public class Main {
    static class Record {
        final int level;
        final String text;
        String formatted;
        Record(int level, String text) { this.level = level; this.text = text; }
    }
    interface Handler { void publish(Record r); }
    static class Logger {
        private final BlockingQueue<Record> queue = new LinkedBlockingQueue<>();
        private final List<Handler> handlers = new ArrayList<>();
        private int level = 1;
        private boolean running = true;
        private final Thread writer = new Thread(this::drain, "log-writer");
        void start() { writer.start(); }
        void setLevel(int level) { this.level = level; } // RACE! level
        void addHandler(Handler h) { handlers.add(h); } // RACE! handlers
        void log(int level, String text) {
            if (level >= this.level) // RACE! level
                queue.offer(new Record(level, text));
        }
        void stop() {
            running = false; // RACE! running
            writer.interrupt();
        }
        private void drain() {
            try {
                while (running) { // RACE! running
                    Record r = queue.take();
                    r.formatted = "[" + r.level + "] " + r.text;
                    for (Handler h : handlers) // RACE! handlers
                        h.publish(r);
                }
            } catch (InterruptedException e) {
                System.out.println("writer stops");
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Logger logger = new Logger();
        logger.addHandler(r -> System.out.println(r.formatted)); // before start
        logger.start();
        Thread worker = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                logger.log(i % 3, "message " + i);
        });
        worker.start();
        logger.addHandler(r -> System.err.println(r.formatted));
        logger.setLevel(2);
        worker.join();
        logger.stop();
    }
}
