// An asynchronous appender: the queue is under its lock, but the events still belong to their loggers, who reuse them.
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

        void append(Event e) {
            synchronized (queue) {
                queue.add(e);
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
                    batch = new ArrayList<>(queue);
                    queue.clear();
                }
                for (Event e : batch)
                    System.out.println(e.time + " " + e.text); // RACE! t x
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
        Event event = new Event();
        for (int i = 0; i < 10; i++) {
            event.text = "message " + i; // RACE! x
            event.time = i; // RACE! t
            appender.append(event);
        }
        appender.close();
        appender.join();
    }
}
