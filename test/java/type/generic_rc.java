// A generic holder: the element reaches both threads.
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
        Box<Main> box = new Box<>();
        box.set(new Main());
        new Thread(() -> box.get().n = 1).start(); // RACE!
        new Thread(() -> box.get().n = 2).start(); // RACE!
    }
}
