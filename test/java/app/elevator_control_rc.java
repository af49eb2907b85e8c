// Lifts take calls out of shared floors without the floor's lock.
import java.util.Vector;
class Main {
    static class Floor {
        boolean up, down;
        final Vector<Integer> waiting = new Vector<>();
    }
    static class Controls {
        private final Floor[] floors;
        Controls(int n) {
            floors = new Floor[n];
            for (int i = 0; i < n; i++)
                floors[i] = new Floor();
        }
        synchronized void pushUp(int on, int to) {
            floors[on].up = true; // RACE!
            floors[on].waiting.addElement(to);
        }
        synchronized void pushDown(int on, int to) {
            floors[on].down = true; // RACE! down
            floors[on].waiting.addElement(to);
        }
        boolean claimUp(int floor) {
            if (floors[floor].up) { // RACE!
                floors[floor].up = false; // RACE!
                return true;
            }
            return false;
        }
        boolean checkDown(int floor) {
            return floors[floor].down; // RACE! down
        }
        int people(int floor) {
            return floors[floor].waiting.size();
        }
    }
    static class Lift extends Thread {
        private final Controls controls;
        private int at;
        private int carried;
        Lift(Controls controls) {
            this.controls = controls;
        }
        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                at = (at + 1) % 10;
                if (controls.claimUp(at) || controls.checkDown(at))
                    carried += controls.people(at);
            }
            System.out.println(carried);
        }
    }
    public static void main(String[] args) {
        Controls controls = new Controls(10);
        for (int i = 0; i < 3; i++)
            new Lift(controls).start();
        for (int i = 0; i < 9; i++) {
            controls.pushUp(i, i + 1);
            controls.pushDown(i + 1, i);
        }
    }
}
