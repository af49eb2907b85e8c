// Immutable objects are filled by constructors, their helpers, and makers that have not given them away.
// heddle: --open
@interface Immutable {
}
public class Main {
    @Immutable
    public static final class Point {
        int x;
        private final int y;
        private int hash;
        private static int made;
        public Point(int x, int y) {
            this.x = x;
            this.y = y;
            fill();
        }
        private void fill() {
            hash = 31 * x + y;
        }
        public static Point of(int v) {
            Point p = new Point(0, 0);
            p.x = v;
            synchronized (Point.class) {
                made++;
            }
            return p;
        }
        public int hash() {
            return hash;
        }
    }
    public int sum(Point p) {
        return p.x + p.hash();
    }
}
