// An object is registered by a factory once it is built.
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
            history = new int[10];
            limit = 10;
        }
        static Display create(Source source) {
            Display d = new Display(source);
            source.register(d);
            return d;
        }
        @Override
        public void onEvent(int code) {
            if (code < limit)
                history[code] = code;
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Source source = new Source();
        source.start();
        Display.create(source);
        source.join();
    }
}
