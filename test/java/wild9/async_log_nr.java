// An asynchronous appender: every message has an event of its own, which is complete before it is queued.
import java.util.ArrayList;
import java.util.List;

public class Main {
    static class Event {
        String text;
        long time;
    }

    static class Appender extends Thread {
        private final List<Event> queue = new ArrayList<>();
        private boolean closed;
        private int written;

        void append(Event e) {
            synchronized (queue) {
                queue.add(e); // NORACE
                queue.notify();
            }
        }

        @Override
        public void run() {
            while (true) {
                List<Event> batch;
                synchronized (queue) {
                    while (queue.isEmpty() && !closed) {
                        try {
                            queue.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    if (queue.isEmpty())
                        return;
                    batch = new ArrayList<>(queue); // NORACE
                    queue.clear();
                }
                for (Event e : batch) {
                    System.out.println(e.time + " " + e.text); // NORACE
                    written++; // NORACE
                }
            }
        }

        void close() {
            synchronized (queue) {
                closed = true;
                queue.notify();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Appender appender = new Appender();
        appender.start();
        for (int i = 0; i < 10; i++) {
            Event event = new Event();
            event.text = "message " + i; // NORACE
            event.time = i; // NORACE
            appender.append(event);
        }
        appender.close();
        appender.join();
        System.out.println(appender.written); // NORACE
    }
}
