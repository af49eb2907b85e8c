// Taxis and their dispatcher.
import java.util.HashSet;
import java.util.Set;

class Main {
    static class Taxi {
        private int location;
        private int destination;
        private final Dispatcher dispatcher;

        Taxi(Dispatcher d, int destination) {
            dispatcher = d;
            this.destination = destination;
        }

        synchronized int getLocation() { // DEADLOCK
            return location; // DEADLOCK!
        }

        synchronized void setLocation(int l) { // DEADLOCK
            location = l; // DEADLOCK
            if (location == destination)
                dispatcher.notifyAvailable(this); // DEADLOCK
        }
    }

    static class Dispatcher {
        private final Set<Taxi> taxis = new HashSet<>();
        private final Set<Taxi> available = new HashSet<>();

        synchronized void add(Taxi t) {
            taxis.add(t);
        }

        synchronized void notifyAvailable(Taxi t) { // DEADLOCK
            available.add(t); // DEADLOCK!
        }

        synchronized int image() { // DEADLOCK
            int sum = 0; // DEADLOCK
            for (Taxi t : taxis) // DEADLOCK
                sum += t.getLocation(); // DEADLOCK
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dispatcher d = new Dispatcher();
        Taxi t = new Taxi(d, 5);
        d.add(t);
        Thread driver = new Thread(() -> {
            for (int i = 0; i <= 5; i++)
                t.setLocation(i);
        });
        Thread painter = new Thread(() -> System.out.println(d.image()));
        driver.start();
        painter.start();
        driver.join();
        painter.join();
    }
}
