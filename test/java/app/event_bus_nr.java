// Subscribers are kept in a copy-on-write list.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
class Main {
    static class Event {
        final String topic;
        final Object payload;
        Event(String topic, Object payload) {
            this.topic = topic;
            this.payload = payload;
        }
    }
    static class Bus {
        private final List<Consumer<Event>> subscribers = new CopyOnWriteArrayList<>();
        private final BlockingQueue<Event> queue = new LinkedBlockingQueue<>();
        void subscribe(Consumer<Event> s) {
            subscribers.add(s);
        }
        void publish(Event e) {
            queue.add(e);
        }
        void start() {
            Thread t = new Thread(() -> {
                try {
                    while (true) {
                        Event e = queue.take();
                        for (Consumer<Event> s : subscribers)
                            s.accept(e);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "bus");
            t.setDaemon(true);
            t.start();
        }
    }
    public static void main(String[] args) {
        Bus bus = new Bus();
        bus.start();
        bus.subscribe(e -> System.out.println(e.topic));
        bus.publish(new Event("hello", 1));
        bus.subscribe(e -> System.out.println(e.payload));
        bus.publish(new Event("again", 2));
    }
}
