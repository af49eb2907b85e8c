// Which override runs depends on the class of the receiver: the one that writes.
class Main {
    static int total;
    static abstract class Shape {
        abstract void draw();
    }
    static class Quiet extends Shape {
        void draw() {
        }
    }
    static class Loud extends Shape {
        void draw() {
            total++; // RACE!
        }
    }
    static void start(Shape s) {
        new Thread(() -> s.draw()).start();
    }
    public static void main(String[] args) {
        start(new Loud());
        start(new Loud());
        start(new Quiet());
    }
}
