// Subclasses guard their fields by the monitor that the superclass uses, too.
abstract class Shape {
    protected double x, y;
    private int changes;

    public synchronized void moveBy(double dx, double dy) {
        x += dx;
        y += dy;
        changed();
    }

    protected void changed() {
        changes++;
    }

    public synchronized int changes() {
        return changes;
    }

    public abstract double area();
}

class Circle extends Shape {
    private double radius;

    Circle(double radius) {
        this.radius = radius;
    }

    public synchronized void grow(double by) {
        radius += by;
        changed();
    }

    @Override
    public synchronized double area() {
        return Math.PI * radius * radius;
    }
}

class Square extends Shape {
    private double side = 1;

    public void resize(double side) {
        synchronized (this) {
            this.side = side;
            super.changed();
        }
    }

    @Override
    public double area() {
        double s;
        synchronized (this) {
            s = side;
        }
        return s * s;
    }
}

class Main {
    public static void main(String[] args) {
        Circle circle = new Circle(2);
        Square square = new Square();
        Shape[] shapes = {circle, square};
        Thread mover = new Thread(() -> {
            for (Shape s : shapes)
                s.moveBy(1, 1);
        });
        Thread sizer = new Thread(() -> {
            circle.grow(0.5);
            square.resize(3);
        });
        mover.start();
        sizer.start();
        double area = 0;
        for (Shape s : shapes)
            area += s.area() + s.changes();
        System.out.println(area);
    }
}
