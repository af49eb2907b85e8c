// the class's monitor always comes first
class Main {
    static int made;
    int used;
    static synchronized void report(Main m) {
        m.touch();
    }
    synchronized void touch() {
        used++;
    }
    void register() {
        count();
        touch();
    }
    static synchronized void count() {
        made++;
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> report(m)).start();
        new Thread(m::register).start();
    }
}
