// The implementation of a generic interface is called through its bridge.
class Main {
    interface Sink<T> {
        void put(T item);
    }
    static class Counter implements Sink<String> {
        int n;
        @Override public void put(String item) {
            n++; // RACE!
        }
    }
    public static void main(String[] args) {
        Sink<String> sink = new Counter();
        new Thread(() -> sink.put("a")).start();
        new Thread(() -> sink.put("b")).start();
    }
}
