// An event bus on concurrent collections; what subscribers count is locked by themselves.
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Main {
    interface Subscriber<E> {
        void on(E event);
    }

    static class EventBus<E> {
        private final Map<String, List<Subscriber<E>>> topics = new ConcurrentHashMap<>();
        private final ExecutorService pool = Executors.newFixedThreadPool(4);

        void subscribe(String topic, Subscriber<E> s) {
            topics.computeIfAbsent(topic, t -> new CopyOnWriteArrayList<>()).add(s); // NORACE
        }

        void publish(String topic, E event) {
            for (Subscriber<E> s : topics.getOrDefault(topic, List.of())) // NORACE
                pool.execute(() -> s.on(event));
        }

        void close() throws InterruptedException {
            pool.shutdown();
            pool.awaitTermination(10, TimeUnit.SECONDS);
        }
    }

    static class Counting implements Subscriber<Integer> {
        private int calls;
        private long sum;

        @Override
        public synchronized void on(Integer event) {
            calls++; // NORACE
            sum += event; // NORACE
        }

        synchronized double mean() {
            return calls == 0 ? 0 : (double) sum / calls;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBus<Integer> bus = new EventBus<>();
        Counting counting = new Counting();
        bus.subscribe("numbers", counting);
        for (int i = 0; i < 100; i++)
            bus.publish("numbers", i);
        System.out.println(counting.mean());
        bus.close();
        System.out.println(counting.calls + " " + counting.sum); // NORACE
    }
}
