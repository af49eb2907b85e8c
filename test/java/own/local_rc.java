// An object made by each thread, published by a static field.
class Main implements Runnable {
    static Main last;
    int n;
    public void run() {
        Main m = new Main();
        last = m; // RACE! l
        last.n++; // RACE! l n
    }
    public static void main(String[] args) {
        new Thread(new Main()).start();
        new Thread(new Main()).start();
    }
}
