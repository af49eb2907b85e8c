// An object registers itself from its constructor before its fields are set.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
class Main {
    interface Listener {
        void onEvent(int code);
    }
    static class Source extends Thread {
        private final List<Listener> listeners = new CopyOnWriteArrayList<>();
        void register(Listener l) {
            listeners.add(l);
        }
        @Override
        public void run() {
            for (int i = 0; i < 1000; i++)
                for (Listener l : listeners)
                    l.onEvent(i);
        }
    }
    static class Display implements Listener {
        private int[] history;
        private int limit;
        Display(Source source) {
            source.register(this);
            history = new int[10]; // RACE!
            limit = 10; // RACE! limit
        }
        @Override
        public void onEvent(int code) {
            if (code < limit) // RACE! limit
                history[code] = code; // RACE!
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Source source = new Source();
        source.start();
        new Display(source);
        source.join();
    }
}
