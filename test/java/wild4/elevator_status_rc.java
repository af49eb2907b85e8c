// Elevators share the controls of the floors, each floor with its lock; the status line reads them without.
import java.util.Random;

class Floor {
    boolean upPressed;
    boolean downPressed;
    int waiting;
}

class Controls {
    private final Floor[] floors;

    Controls(int n) {
        floors = new Floor[n];
        for (int i = 0; i < n; i++)
            floors[i] = new Floor();
    }

    void pushUp(int n) {
        synchronized (floors[n]) {
            floors[n].upPressed = true;
            floors[n].waiting++; // NORACE
        }
    }

    void pushDown(int n) {
        synchronized (floors[n]) {
            floors[n].downPressed = true;
            floors[n].waiting++; // NORACE
        }
    }

    boolean claim(int n) {
        synchronized (floors[n]) {
            if (!floors[n].upPressed && !floors[n].downPressed)
                return false;
            floors[n].upPressed = false;
            floors[n].downPressed = false;
            floors[n].waiting = 0; // RACE!
            return true;
        }
    }

    int load() {
        int sum = 0;
        for (Floor f : floors)
            sum += f.waiting; // RACE!
        return sum;
    }

    int size() {
        return floors.length;
    }
}

class Lift extends Thread {
    private final Controls controls;
    private int at;
    private int stops;

    Lift(Controls controls, String name) {
        super(name);
        this.controls = controls;
    }

    @Override
    public void run() {
        for (int round = 0; round < 50; round++) {
            at = (at + 1) % controls.size(); // NORACE
            if (controls.claim(at))
                stops++; // NORACE
        }
        System.out.println(getName() + " " + stops);
    }
}

public class Main {
    public static void main(String[] args) {
        Controls controls = new Controls(8);
        for (int i = 0; i < 3; i++)
            new Lift(controls, "lift " + i).start();
        Random random = new Random(7);
        for (int i = 0; i < 100; i++) {
            int n = random.nextInt(8);
            if (random.nextBoolean())
                controls.pushUp(n);
            else
                controls.pushDown(n);
            if (i % 10 == 0)
                System.out.println("waiting: " + controls.load());
        }
    }
}
