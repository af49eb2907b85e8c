// the class's monitor and the object's are taken in both orders
class Main {
    static int made;
    int used;
    static synchronized void report(Main m) {
        m.touch();
    }
    synchronized void touch() {
        used++; // DEADLOCK!
    }
    synchronized void register() {
        count();
    }
    static synchronized void count() {
        made++; // DEADLOCK!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> report(m)).start();
        new Thread(m::register).start();
    }
}
