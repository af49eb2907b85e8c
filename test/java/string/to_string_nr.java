// The text is made before the thread starts.
class Main {
    int n;
    @Override public String toString() {
        return "n=" + n; // NORACE
    }
    public static void main(String[] args) {
        Main m = new Main();
        System.out.println("m: " + m);
        new Thread(() -> m.n = 1).start(); // NORACE
    }
}
