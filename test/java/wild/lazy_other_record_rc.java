// The flag of one object says nothing about another one.
class Part {
    volatile boolean ready;
    int value;
    int get() {
        if (!ready) {
            synchronized (this) {
                if (!ready) {
                    value = 42; // RACE!
                    ready = true;
                }
            }
        }
        return value; // RACE
    }
    int peek(Part other) {
        return other.ready ? value : 0; // RACE!
    }
}
class Main {
    public static void main(String[] args) {
        Part a = new Part(), b = new Part();
        new Thread(() -> System.out.println(a.get() + b.get())).start();
        new Thread(() -> System.out.println(a.peek(b) + b.peek(a))).start();
    }
}
