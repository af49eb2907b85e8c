// Classes and methods that are said to be for one thread are not called by several.
// heddle: --open
@interface NotThreadSafe {
}
@interface UiThread {
}
@interface ThreadSafe {
}
@NotThreadSafe
public class Main {
    private int value;
    public void set(int v) {
        value = v;
    }
    public int get() {
        return value;
    }
    public static class View {
        private int repaints;
        @UiThread
        public void repaint() {
            repaints++;
        }
    }
}
