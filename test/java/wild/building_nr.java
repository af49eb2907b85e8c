// A building with lifts: passengers press buttons on a table of floors that has one lock.
import java.util.Vector;
class Floor {
    final Vector<Integer>[] up;
    boolean upPressed;
    @SuppressWarnings("unchecked")
    Floor() {
        up = new Vector[10];
        for (int i = 0; i < 10; i++) {
            up[i] = new Vector<Integer>();
        }
    }
}
class Controls {
    private final Floor[] floors;
    private int served;
    Controls(int n) {
        floors = new Floor[n];
        for (int i = 0; i < n; i++) {
            floors[i] = new Floor();
        }
    }
    synchronized void pushUp(int onFloor, int toFloor) {
        floors[onFloor].up[toFloor].addElement(toFloor);
        floors[onFloor].upPressed = true;
        notifyAll();
    }
    synchronized boolean claimUp(int floor) {
        if (floors[floor].upPressed) {
            floors[floor].upPressed = false;
            return true;
        }
        return false;
    }
    synchronized Vector<Integer> getOn(int floor) {
        Vector<Integer> all = new Vector<>();
        for (int i = 0; i < 10; i++) {
            all.addAll(floors[floor].up[i]);
            floors[floor].up[i].clear();
        }
        served += all.size();
        return all;
    }
    synchronized int waitFor(int already) throws InterruptedException {
        while (served <= already) {
            wait(100);
            return served;
        }
        return served;
    }
}
class Lift extends Thread {
    private final Controls controls;
    private int floor;
    private int direction = 1;
    private final Vector<Integer> riders = new Vector<>();
    Lift(Controls controls, int start) {
        this.controls = controls;
        this.floor = start;
    }
    @Override
    public void run() {
        for (int step = 0; step < 100; step++) {
            if (controls.claimUp(floor)) {
                riders.addAll(controls.getOn(floor));
            }
            riders.removeElement(floor);
            floor += direction;
            if (floor == 0 || floor == 9) {
                direction = -direction;
            }
        }
    }
}
public class Main {
    public static void main(String[] args) throws InterruptedException {
        Controls controls = new Controls(10);
        for (int i = 0; i < 3; i++) {
            new Lift(controls, i + 1).start();
        }
        int seen = 0;
        for (int i = 0; i < 20; i++) {
            controls.pushUp(i % 9, (i + 3) % 10);
            seen = controls.waitFor(seen);
        }
        System.out.println(seen);
    }
}
