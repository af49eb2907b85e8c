// Printing an object calls its toString, which locks.
class Main {
    private int value;
    synchronized void set(int v) {
        value = v;
    }
    @Override
    public synchronized String toString() {
        return "value " + value;
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.set(1)).start();
        System.out.println(m);
    }
}
