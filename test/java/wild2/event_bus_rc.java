// An event bus: subscribers register in a list while events go out; only publish takes the lock.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public class Main {
    static class EventBus {
        private final Map<Class<?>, List<Consumer<Object>>> listeners = new HashMap<>();

        <E> void subscribe(Class<E> type, Consumer<Object> consumer) {
            listeners.computeIfAbsent(type, t -> new ArrayList<>()).add(consumer); // RACE! m l
        }

        synchronized void publish(Object event) {
            List<Consumer<Object>> list = listeners.get(event.getClass()); // RACE! m
            if (list == null)
                return;
            for (Consumer<Object> c : list) // RACE! l
                c.accept(event);
        }
    }

    static class Tick {
        final long at;

        Tick(long at) {
            this.at = at;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBus bus = new EventBus();
        Thread clock = new Thread(() -> {
            for (long i = 0; i < 100; i++)
                bus.publish(new Tick(i));
        });
        clock.start();
        for (int i = 0; i < 3; i++) {
            int id = i;
            bus.subscribe(Tick.class, e -> System.out.println(id + ": " + ((Tick) e).at));
        }
        clock.join();
    }
}
