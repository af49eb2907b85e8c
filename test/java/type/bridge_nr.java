// The implementation behind the bridge is synchronised.
class Main {
    interface Sink<T> {
        void put(T item);
    }
    static class Counter implements Sink<String> {
        int n;
        @Override public synchronized void put(String item) {
            n++; // NORACE
        }
    }
    public static void main(String[] args) {
        Sink<String> sink = new Counter();
        new Thread(() -> sink.put("a")).start();
        new Thread(() -> sink.put("b")).start();
    }
}
