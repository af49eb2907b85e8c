// Threads with a queue each take one request after the other, in the head of a loop.
import java.util.*;
class Order {
    final String name;
    int steps;
    Order(String name) { this.name = name; }
}
class Counter {
    private final Queue<Order> waiting = new LinkedList<>();
    synchronized Order next() {
        try {
            while (waiting.isEmpty())
                wait();
        } catch (InterruptedException e) {
            return null;
        }
        return waiting.remove();
    }
    synchronized void add(Order o) {
        waiting.add(o);
        notifyAll();
    }
}
class Main {
    public static void main(String[] args) {
        Counter[] counters = new Counter[3];
        for (int i = 0; i < 3; i++) {
            Counter c = counters[i] = new Counter();
            new Thread(() -> {
                for (Order o = c.next(); o != null; o = c.next()) {
                    o.steps++;
                    System.out.println(o.name + o.steps);
                }
            }).start();
        }
        for (int k = 0; k < 2; k++) {
            String who = "c" + k;
            new Thread(() -> {
                for (int i = 0; i < 30; i++)
                    counters[i % 3].add(new Order(who + i));
            }).start();
        }
    }
}
