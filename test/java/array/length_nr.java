// The length of an array never changes.
class Main {
    final int[] data = new int[1];
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.data[0] = 2).start(); // NORACE
        System.out.println(m.data.length); // NORACE
    }
}
