// Subscribers are added under a lock, but publish walks the list without it.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class Main {
    static class Bus {
        private final List<Consumer<String>> subscribers = new ArrayList<>();
        private final Object guard = new Object();

        void subscribe(Consumer<String> c) {
            synchronized (guard) {
                subscribers.add(c); // RACE!
            }
        }

        void publish(String event) {
            for (Consumer<String> c : subscribers) // RACE!
                c.accept(event);
        }
    }

    static class Printer {
        private final String name;

        Printer(String name) {
            this.name = name;
        }

        void print(String event) {
            System.out.println(name + ": " + event);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bus bus = new Bus();
        bus.subscribe(new Printer("first")::print);
        Thread source = new Thread(() -> {
            for (int i = 0; i < 5; i++)
                bus.publish("event " + i);
        });
        source.start();
        bus.subscribe(new Printer("late")::print);
        source.join();
    }
}
