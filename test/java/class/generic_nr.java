// A container of the program's own, one for each thread.
class Main {
    static class Stack<T> {
        private Object[] items = new Object[8];
        private int size;
        void push(T t) {
            items[size++] = t;
        }
    }
    public static void main(String[] args) {
        Stack<String> s = new Stack<>(), t = new Stack<>();
        new Thread(() -> s.push("a")).start();
        new Thread(() -> t.push("b")).start();
    }
}
