// Patterns of instanceof, locked by what they bind.
class Main {
    static class Circle {
        double r;
    }
    static void grow(Object shape) {
        if (shape instanceof Circle c) {
            synchronized (c) {
                c.r *= 2; // NORACE
            }
        }
    }
    public static void main(String[] args) {
        Object shape = new Circle();
        new Thread(() -> grow(shape)).start();
        grow(shape);
    }
}
