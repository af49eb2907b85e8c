// An elevator simulation: floors hold lists of people, lifts poll the controls; the claim of a floor is checked outside its lock.
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Vector;
public class Main {
    public static final int UP = 1, DOWN = -1, IDLE = 0;
    static class ButtonPress {
        final int onFloor, toFloor, time;
        ButtonPress(int onFloor, int toFloor, int time) {
            this.onFloor = onFloor;
            this.toFloor = toFloor;
            this.time = time;
        }
    }
    static class Floor {
        Vector<ButtonPress> upPeople = new Vector<>(), downPeople = new Vector<>();
        boolean upFlag, downFlag;
    }
    static class Controls {
        private final Floor[] floors;
        private int pressed;
        private int claims;
        Controls(int n) {
            floors = new Floor[n + 1];
            for (int i = 0; i <= n; i++) {
                floors[i] = new Floor();
            }
        }
        void pushUp(int floor, int to) {
            synchronized (floors[floor]) {
                floors[floor].upPeople.addElement(new ButtonPress(floor, to, pressed)); // RACE! p
            }
            pressed++; // RACE! p
        }
        void pushDown(int floor, int to) {
            synchronized (floors[floor]) {
                floors[floor].downPeople.addElement(new ButtonPress(floor, to, pressed)); // RACE! p
            }
            pressed++; // RACE! p
        }
        boolean claimUp(int floor) {
            if (checkUp(floor)) {
                synchronized (floors[floor]) {
                    if (!floors[floor].upFlag) {
                        floors[floor].upFlag = true; // RACE! u
                        claims++; // RACE! c
                        return true;
                    }
                }
            }
            return false;
        }
        boolean claimDown(int floor) {
            if (checkDown(floor)) {
                synchronized (floors[floor]) {
                    if (!floors[floor].downFlag) {
                        floors[floor].downFlag = true;
                        claims++; // RACE! c
                        return true;
                    }
                }
            }
            return false;
        }
        boolean checkUp(int floor) {
            boolean ret = floors[floor].upPeople.size() != 0; // RACE! v
            return ret && !floors[floor].upFlag; // RACE! u
        }
        boolean checkDown(int floor) {
            synchronized (floors[floor]) {
                return floors[floor].downPeople.size() != 0 && !floors[floor].downFlag;
            }
        }
        Vector<ButtonPress> getUpPeople(int floor) {
            synchronized (floors[floor]) {
                Vector<ButtonPress> temp = floors[floor].upPeople;
                floors[floor].upPeople = new Vector<>(); // RACE! v
                floors[floor].upFlag = false; // RACE! u
                return temp;
            }
        }
        Vector<ButtonPress> getDownPeople(int floor) {
            synchronized (floors[floor]) {
                Vector<ButtonPress> temp = floors[floor].downPeople;
                floors[floor].downPeople = new Vector<>();
                floors[floor].downFlag = false;
                return temp;
            }
        }
        int waiting(int floor) {
            synchronized (floors[floor]) {
                return floors[floor].upPeople.size() + floors[floor].downPeople.size();
            }
        }
    }
    static class Lift extends Thread {
        private static int count = 0;
        private final int id;
        private final int first, last;
        private final Controls controls;
        private int travelDir;
        private int currentFloor;
        private int moved;
        private final int[] peopleFor;
        Lift(int first, int last, Controls c) {
            id = count++;
            this.first = first;
            this.last = last;
            this.controls = c;
            peopleFor = new int[last + 1];
            travelDir = IDLE;
            currentFloor = first;
            setName("Lift " + id);
        }
        @Override
        public void run() {
            for (int steps = 0; steps < 10000; steps++) {
                if (travelDir == IDLE) {
                    doIdle();
                } else {
                    doMoving();
                }
            }
        }
        private void doIdle() {
            int target = -1;
            int direction = IDLE;
            for (int floor = first; floor <= last; floor++) {
                if (controls.claimUp(floor)) {
                    target = floor;
                    direction = UP;
                    break;
                } else if (controls.claimDown(floor)) {
                    target = floor;
                    direction = DOWN;
                    break;
                }
            }
            if (target >= 0) {
                currentFloor = target;
                travelDir = direction;
                pickup(direction == UP ? controls.getUpPeople(target) : controls.getDownPeople(target));
            }
        }
        private void pickup(Vector<ButtonPress> people) {
            for (Enumeration<ButtonPress> e = people.elements(); e.hasMoreElements();) {
                ButtonPress bp = e.nextElement();
                peopleFor[bp.toFloor]++; // NORACE
            }
        }
        private void doMoving() {
            currentFloor += travelDir; // NORACE
            moved++; // NORACE
            if (currentFloor < first || currentFloor > last) {
                travelDir = IDLE; // NORACE
                currentFloor = first;
                return;
            }
            if (peopleFor[currentFloor] != 0) {
                peopleFor[currentFloor] = 0; // NORACE
            }
        }
        int moved() {
            return moved;
        }
    }
    static class Clients implements Runnable {
        private final Controls controls;
        private final int seed;
        Clients(Controls controls, int seed) {
            this.controls = controls;
            this.seed = seed;
        }
        @Override
        public void run() {
            for (int i = 0; i < 50; i++) {
                int from = (i * seed) % 9 + 1, to = (i * seed * 3) % 9 + 1;
                if (from < to) {
                    controls.pushUp(from, to);
                } else {
                    controls.pushDown(from, to);
                }
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Controls controls = new Controls(10);
        List<Lift> lifts = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Lift l = new Lift(1, 10, controls);
            lifts.add(l);
        }
        for (Lift l : lifts) {
            l.start();
        }
        Thread c1 = new Thread(new Clients(controls, 3));
        Thread c2 = new Thread(new Clients(controls, 7));
        c1.start();
        c2.start();
        c1.join();
        c2.join();
        int moved = 0;
        for (Lift l : lifts) {
            l.join();
            moved += l.moved();
        }
        System.out.println(moved);
    }
}
