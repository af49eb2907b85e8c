// A dispatcher thread takes events from a queue; handlers are in a CopyOnWriteArrayList.
import java.util.*;
import java.util.concurrent.*;
public class Main {
    static class Event { final String name; int handled; Event(String n) { name = n; } }
    interface Handler { void handle(Event e); }
    static class Dispatcher extends Thread {
        private final BlockingQueue<Event> queue = new ArrayBlockingQueue<>(16);
        private final List<Handler> handlers = new CopyOnWriteArrayList<>();
        private volatile boolean running = true;
        private int count;
        void register(Handler h) { handlers.add(h); }
        void post(Event e) throws InterruptedException { queue.put(e); }
        void close() { running = false; interrupt(); }
        int count() { return count; }
        @Override public void run() {
            while (running) {
                Event e;
                try {
                    e = queue.take();
                } catch (InterruptedException ex) {
                    break;
                }
                for (Handler h : handlers)
                    h.handle(e);
                e.handled++;
                count++;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Dispatcher d = new Dispatcher();
        d.register(e -> System.out.println(e.name));
        d.start();
        for (int i = 0; i < 5; i++)
            d.post(new Event("e" + i));
        d.register(e -> e.handled = 0);
        d.close();
        d.join();
        System.out.println(d.count());
    }
}
