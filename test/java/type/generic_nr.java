// Two generic holders with an element each.
class Main {
    static class Box<T> {
        private T value;
        T get() {
            return value;
        }
        void set(T v) {
            value = v;
        }
    }
    int n;
    public static void main(String[] args) {
        Box<Main> first = new Box<>();
        Box<Main> second = new Box<>();
        first.set(new Main());
        second.set(new Main());
        new Thread(() -> first.get().n = 1).start(); // NORACE
        new Thread(() -> second.get().n = 2).start(); // NORACE
    }
}
