// What was taken is put back before it is used.
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
            for (int w = 0; w < 2; w++) new Thread(() -> {
                for (Order o = c.next(); o != null; o = c.next()) {
                    c.add(o);
                    o.steps++; // RACE!
                    System.out.println(o.name + o.steps); // RACE!
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
