// Workers make a visitor of their own for each item.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
class Main {
    static abstract class Shape {
        abstract void accept(Visitor v);
    }
    static class Circle extends Shape {
        final int radius;
        Circle(int radius) {
            this.radius = radius;
        }
        @Override
        void accept(Visitor v) {
            v.visit(this);
        }
    }
    static class Visitor {
        private int area;
        void visit(Circle c) {
            area += 3 * c.radius * c.radius;
        }
        int area() {
            return area;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < 10; i++)
            shapes.add(new Circle(i));
        ConcurrentLinkedQueue<Shape> work = new ConcurrentLinkedQueue<>(shapes);
        CountDownLatch done = new CountDownLatch(3);
        for (int t = 0; t < 3; t++) {
            new Thread(() -> {
                Shape s;
                while ((s = work.poll()) != null) {
                    Visitor own = new Visitor();
                    s.accept(own);
                    System.out.println(own.area());
                }
                done.countDown();
            }).start();
        }
        done.await();
    }
}
