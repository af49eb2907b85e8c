// Threads of two classes share a control object that locks all its fields.
class Main {
    static class Controls {
        private final boolean[] calls = new boolean[5];
        private int floor;
        synchronized void call(int f) {
            calls[f] = true;
        }
        synchronized boolean answer(int f) {
            boolean was = calls[f];
            calls[f] = false;
            return was;
        }
        synchronized void move(int f) {
            floor = f;
        }
        synchronized int where() {
            return floor;
        }
    }
    static class Elevator extends Thread {
        private final Controls controls;
        private int passengers;
        Elevator(Controls c) {
            controls = c;
        }
        public void run() {
            for (int f = 0; f < 5; f++) {
                if (controls.answer(f))
                    passengers++;
                controls.move(f);
            }
        }
    }
    static class Person extends Thread {
        private final Controls controls;
        Person(Controls c) {
            controls = c;
        }
        public void run() {
            controls.call(3);
            System.out.println(controls.where());
        }
    }
    public static void main(String[] args) {
        Controls c = new Controls();
        new Elevator(c).start();
        new Person(c).start();
        new Person(c).start();
    }
}
