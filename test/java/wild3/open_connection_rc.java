// A pooled connection of a library: the delegate's statements are kept in a plain list, closed by a reaper.
// heddle: --open
import java.util.ArrayList;
import java.util.List;

public class Main {
    public static class AbandonedTrace {
        private final List<AbandonedTrace> trace = new ArrayList<AbandonedTrace>();
        private long lastUsed;
        private AbandonedTrace parent;

        public void addTrace(AbandonedTrace t) {
            synchronized (this) {
                trace.add(t); // RACE! t
            }
            setLastUsed();
        }

        public void clearTrace() {
            trace.clear(); // RACE! t
        }

        public List<AbandonedTrace> getTrace() {
            return trace;
        }

        protected void setLastUsed() {
            if (parent != null)
                parent.setLastUsed();
            else
                lastUsed = System.currentTimeMillis(); // RACE! u
        }

        public long getLastUsed() {
            return lastUsed; // RACE! u
        }
    }
}
