// Printing an object calls its toString, which reads without a lock.
class Main {
    private int value;
    synchronized void set(int v) {
        value = v; // RACE!
    }
    @Override
    public String toString() {
        return "value " + value; // RACE!
    }
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.set(1)).start();
        System.out.println(m);
    }
}
