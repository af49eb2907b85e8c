// A method returns a lambda over a fresh array.
class Main {
    static Runnable task() {
        int[] n = new int[1];
        return () -> n[0]++; // NORACE
    }
    public static void main(String[] args) {
        new Thread(task()).start();
        new Thread(task()).start();
    }
}
