// The override that writes is run by the main thread only.
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
            total++; // NORACE
        }
    }
    public static void main(String[] args) {
        Shape quiet = new Quiet();
        Shape loud = new Loud();
        new Thread(() -> quiet.draw()).start();
        new Thread(() -> quiet.draw()).start();
        loud.draw();
    }
}
