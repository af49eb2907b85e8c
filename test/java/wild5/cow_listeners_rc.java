// Listeners in a copy-on-write list; each counts its events in a plain field, events come from several threads.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

interface Sink {
    void event(int kind);
}

class CountingSink implements Sink {
    private int events;
    private final int[] kinds = new int[4];

    @Override
    public void event(int kind) {
        events++; // RACE! e
        synchronized (kinds) {
            kinds[kind]++; // NORACE
        }
    }

    int events() {
        return events; // RACE
    }
}

class Bus {
    private final List<Sink> sinks = new CopyOnWriteArrayList<>();

    void add(Sink s) {
        sinks.add(s);
    }

    void fire(int kind) {
        for (Sink s : sinks)
            s.event(kind);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Bus bus = new Bus();
        CountingSink sink = new CountingSink();
        bus.add(sink);
        bus.add(kind -> System.out.println(kind));
        Thread a = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                bus.fire(i % 4);
        });
        Thread b = new Thread(() -> bus.fire(2));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(sink.events());
    }
}
