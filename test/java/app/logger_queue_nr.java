// An asynchronous logger counts drops atomically.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
class Main {
    static class LogEvent {
        private final String text;
        private final long time;
        private String formatted;
        LogEvent(String text) {
            this.text = text;
            this.time = System.nanoTime();
        }
        String format() {
            if (formatted == null)
                formatted = time + " " + text;
            return formatted;
        }
    }
    static class AsyncLogger implements Runnable {
        private final BlockingQueue<LogEvent> queue = new LinkedBlockingQueue<>(100);
        private volatile boolean running = true;
        private final AtomicInteger dropped = new AtomicInteger();
        void log(String text) {
            if (!queue.offer(new LogEvent(text)))
                dropped.incrementAndGet();
        }
        @Override
        public void run() {
            try {
                while (running) {
                    LogEvent e = queue.poll(100, TimeUnit.MILLISECONDS);
                    if (e != null)
                        System.out.println(e.format());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        void stop() {
            running = false;
            System.out.println(dropped.get());
        }
    }
    public static void main(String[] args) {
        AsyncLogger logger = new AsyncLogger();
        new Thread(logger).start();
        for (int i = 0; i < 4; i++)
            new Thread(() -> logger.log("hello")).start();
        logger.stop();
    }
}
