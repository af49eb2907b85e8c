// Elevators: calls are claimed under the floor's lock; the moved counter of the controls is not.
import java.util.Vector;

class Floor {
    boolean upPressed, downPressed;
    Vector upPeople = new Vector();
}

class Controls {
    private Floor[] floors;
    private int moves;

    Controls(int n) {
        floors = new Floor[n];
        for (int i = 0; i < n; i++)
            floors[i] = new Floor();
    }

    public void pressUp(int floor, Integer to) {
        synchronized (floors[floor]) {
            floors[floor].upPeople.addElement(to);
            floors[floor].upPressed = true;
        }
    }

    public boolean claimUp(int floor) {
        synchronized (floors[floor]) {
            if (floors[floor].upPressed) {
                floors[floor].upPressed = false;
                return true;
            }
        }
        return false;
    }

    public boolean peek(int floor) {
        return floors[floor].upPressed;
    }

    public void moved() {
        moves++; // RACE!
    }

    public int moves() {
        return moves;
    }
}

class Lift extends Thread {
    private Controls controls;
    private int floor;

    Lift(Controls controls) {
        this.controls = controls;
    }

    public void run() {
        for (int i = 0; i < 20; i++) {
            if (controls.claimUp(floor))
                controls.moved();
            floor = (floor + 1) % 5;
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
        for (int i = 0; i < 2; i++)
            lifts[i].join();
        System.out.println(controls.moves());
    }
}
