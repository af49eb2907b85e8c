// Patterns of instanceof bind the shared object.
class Main {
    static class Circle {
        double r;
    }
    static void grow(Object shape) {
        if (shape instanceof Circle c)
            c.r *= 2; // RACE!
    }
    public static void main(String[] args) {
        Object shape = new Circle();
        new Thread(() -> grow(shape)).start();
        grow(shape);
    }
}
