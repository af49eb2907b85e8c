// A container of the program's own, shared.
class Main {
    static class Stack<T> {
        private Object[] items = new Object[8];
        private int size;
        void push(T t) {
            items[size++] = t; // RACE!
        }
    }
    public static void main(String[] args) {
        Stack<String> s = new Stack<>();
        new Thread(() -> s.push("a")).start();
        new Thread(() -> s.push("b")).start();
    }
}
