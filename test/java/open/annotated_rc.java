// A class that is said to be thread-safe and is not.
// heddle: --open
@interface NotThreadSafe {
}
@interface UiThread {
}
@interface ThreadSafe {
}
@ThreadSafe
public class Main {
    private int value;
    public void set(int v) {
        value = v; // RACE!
    }
    public int get() {
        return value; // RACE!
    }
    public static class View {
        private int repaints;
        @UiThread
        public void repaint() {
            repaints++;
        }
    }
}
