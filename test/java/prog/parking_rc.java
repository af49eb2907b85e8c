// A garage with gates: cars enter through synchronised gates, but each gate is a monitor of its own.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

class Garage {
    private final int places;
    private int parked;
    private final List<String> log = new ArrayList<>();

    Garage(int places) {
        this.places = places;
    }

    boolean hasRoom() {
        return parked < places; // RACE! parked
    }

    void enter(String plate) {
        parked++; // RACE! parked
        log.add(plate + " in"); // RACE! log
    }

    void leave(String plate) {
        parked--; // RACE! parked
        log.add(plate + " out"); // RACE! log
    }

    int parked() {
        return parked; // NORACE
    }
}

class Gate {
    private final Garage garage;
    private int passed;

    Gate(Garage garage) {
        this.garage = garage;
    }

    synchronized boolean in(String plate) {
        if (!garage.hasRoom())
            return false;
        garage.enter(plate);
        passed++;
        return true;
    }

    synchronized void out(String plate) {
        garage.leave(plate);
        passed++;
    }
}

class Car implements Runnable {
    private final String plate;
    private final Gate gate;
    private final Random random = new Random();

    Car(String plate, Gate gate) {
        this.plate = plate;
        this.gate = gate;
    }

    @Override
    public void run() {
        for (int i = 0; i < 10; i++) {
            try {
                if (gate.in(plate)) {
                    Thread.sleep(random.nextInt(5));
                    gate.out(plate);
                }
                Thread.sleep(random.nextInt(5));
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Garage garage = new Garage(5);
        Gate north = new Gate(garage);
        Gate south = new Gate(garage);
        List<Thread> cars = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Thread t = new Thread(new Car("H-" + i, i % 2 == 0 ? north : south));
            cars.add(t);
            t.start();
        }
        for (Thread t : cars)
            t.join();
        System.out.println(garage.parked());
    }
}
