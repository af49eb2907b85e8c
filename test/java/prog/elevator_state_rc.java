// Elevators share a controller; calls are claimed under the floor's lock, but released without.
class Floor {
    boolean upPressed, downPressed;
    int waiting;
}

class Controller {
    private final Floor[] floors;

    Controller(int n) {
        floors = new Floor[n];
        for (int i = 0; i < n; i++)
            floors[i] = new Floor();
    }

    void pushUp(int floor) {
        synchronized (floors[floor]) {
            floors[floor].upPressed = true; // RACE! up
            floors[floor].waiting++;
        }
    }

    boolean claimUp(int floor) {
        synchronized (floors[floor]) {
            if (!floors[floor].upPressed) // RACE! up
                return false;
            floors[floor].waiting--;
            return true;
        }
    }

    void release(int floor) {
        floors[floor].upPressed = false; // RACE! up
    }

    boolean checkUp(int floor) {
        synchronized (floors[floor]) {
            return floors[floor].upPressed; // RACE! up
        }
    }

    int floors() {
        return floors.length;
    }
}

class Elevator extends Thread {
    private final Controller controller;
    private int current;
    private int carried;

    Elevator(String name, Controller controller) {
        super(name);
        this.controller = controller;
    }

    @Override
    public void run() {
        for (int k = 0; k < 50; k++) {
            current = (current + 1) % controller.floors();
            if (controller.checkUp(current) && controller.claimUp(current)) {
                carried++;
                controller.release(current);
            }
        }
    }
}

public class Main {
    public static void main(String[] args) throws Exception {
        Controller c = new Controller(6);
        Elevator[] lifts = new Elevator[3];
        for (int i = 0; i < lifts.length; i++) {
            lifts[i] = new Elevator("lift " + i, c);
            lifts[i].start();
        }
        for (int i = 0; i < 20; i++)
            c.pushUp(i % 6);
        for (Elevator l : lifts)
            l.join();
    }
}
