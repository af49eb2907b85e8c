// A reference to a method of one object, run by two threads.
class Main {
    int n;
    void step() {
        n++; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        Runnable r = m::step;
        new Thread(r).start();
        new Thread(r).start();
    }
}
