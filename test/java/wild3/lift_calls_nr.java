// Elevators: calls are claimed under the floor's lock; each lift counts for itself.
import java.util.Vector;

class Floor {
    boolean upPressed, downPressed;
    Vector upPeople = new Vector();
}

class Controls {
    private Floor[] floors;

    Controls(int n) {
        floors = new Floor[n];
        for (int i = 0; i < n; i++)
            floors[i] = new Floor();
    }

    public void pressUp(int floor, Integer to) {
        synchronized (floors[floor]) {
            floors[floor].upPeople.addElement(to);
            floors[floor].upPressed = true; // NORACE
        }
    }

    public boolean claimUp(int floor) {
        synchronized (floors[floor]) {
            if (floors[floor].upPressed) { // NORACE
                floors[floor].upPressed = false; // NORACE
                return true;
            }
        }
        return false;
    }

    public Vector people(int floor) {
        synchronized (floors[floor]) {
            Vector temp = floors[floor].upPeople; // NORACE
            floors[floor].upPeople = new Vector(); // NORACE
            return temp;
        }
    }
}

class Lift extends Thread {
    private Controls controls;
    private int floor;
    private Vector riders = new Vector();
    int moves;

    Lift(Controls controls) {
        this.controls = controls;
    }

    public void run() {
        for (int i = 0; i < 20; i++) {
            if (controls.claimUp(floor)) {
                Vector v = controls.people(floor);
                for (int k = 0; k < v.size(); k++)
                    riders.addElement(v.elementAt(k));
                moves++; // NORACE
            }
            floor = (floor + 1) % 5; // NORACE
        }
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        Controls controls = new Controls(5);
        Lift[] lifts = new Lift[2];
        for (int i = 0; i < 2; i++) {
            lifts[i] = new Lift(controls);
            lifts[i].start();
        }
        for (int i = 0; i < 5; i++)
            controls.pressUp(i, Integer.valueOf(4));
        int moves = 0;
        for (int i = 0; i < 2; i++) {
            lifts[i].join();
            moves += lifts[i].moves; // NORACE
        }
        System.out.println(moves);
    }
}
