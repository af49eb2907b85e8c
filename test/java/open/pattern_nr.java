// Only the classes that are named are open.
// heddle: --open=Main$Out*
public class Main {
    private int ignored;
    public void ignore() {
        ignored++;
    }
    public static class Inside {
        private int seen;
        public void see() {
            seen++;
        }
    }
    public static class Outside {
        private int seen;
        public synchronized void see() {
            seen++;
        }
    }
}
