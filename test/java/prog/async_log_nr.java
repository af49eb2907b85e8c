// The same logger: volatile level and flag, a list that is copied on writes.
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
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
        private final List<Handler> handlers = new CopyOnWriteArrayList<>();
        private volatile int level = 1;
        private volatile boolean running = true;
        private final Thread writer = new Thread(this::drain, "log-writer");
        void start() { writer.start(); }
        void setLevel(int level) { this.level = level; }
        void addHandler(Handler h) { handlers.add(h); }
        void log(int level, String text) {
            if (level >= this.level)
                queue.offer(new Record(level, text));
        }
        void stop() {
            running = false;
            writer.interrupt();
        }
        private void drain() {
            try {
                while (running) {
                    Record r = queue.take();
                    r.formatted = "[" + r.level + "] " + r.text;
                    for (Handler h : handlers)
                        h.publish(r);
                }
            } catch (InterruptedException e) {
                System.out.println("writer stops");
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Logger logger = new Logger();
        logger.addHandler(r -> System.out.println(r.formatted));
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
