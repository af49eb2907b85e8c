// An event bus: subscribers are in a list that copies on write, but the last event of each kind is in a plain map.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

class Bus {
    private final Map<Class<?>, List<Consumer<Object>>> subscribers = new ConcurrentHashMap<>();
    private final Map<Class<?>, Object> sticky = new HashMap<>();

    <T> void subscribe(Class<T> kind, Consumer<Object> c) {
        subscribers.computeIfAbsent(kind, k -> new CopyOnWriteArrayList<>()).add(c);
        Object last = sticky.get(kind); // RACE!
        if (last != null)
            c.accept(last);
    }

    void postSticky(Object event) {
        sticky.put(event.getClass(), event); // RACE!
        post(event);
    }

    void post(Object event) {
        List<Consumer<Object>> list = subscribers.get(event.getClass());
        if (list != null)
            for (Consumer<Object> c : list)
                c.accept(event);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Bus bus = new Bus();
        Thread poster = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                bus.postSticky("event " + i);
        });
        poster.start();
        for (int i = 0; i < 3; i++) {
            int n = i;
            bus.subscribe(String.class, e -> System.out.println(n + " " + e));
        }
        poster.join();
    }
}
