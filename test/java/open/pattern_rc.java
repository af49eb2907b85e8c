// Only the classes that are named are open: one of them has a race.
// heddle: --open=Main$In*
public class Main {
    private int ignored;
    public void ignore() {
        ignored++;
    }
    public static class Inside {
        private int seen;
        public void see() {
            seen++; // RACE!
        }
    }
    public static class Outside {
        private int seen;
        public synchronized void see() {
            seen++;
        }
    }
}
