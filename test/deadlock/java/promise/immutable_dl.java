// A class that is said to be immutable changes itself, and is changed by another one.
// heddle: --open
@interface Immutable {
}
public class Main {
    @Immutable
    public static final class Point {
        int x;
        private final int y;
        private int hash;
        public Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
        public int hash() {
            if (hash == 0)
                hash = 31 * x + y; // DEADLOCK!
            return hash;
        }
    }
    public void move(Point p) {
        p.x++; // DEADLOCK!
    }
}
