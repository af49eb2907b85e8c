// Two threads write different elements.
class Main {
    public static void main(String[] args) {
        int[] data = new int[8];
        new Thread(() -> data[3] = 1).start(); // NORACE
        new Thread(() -> data[4] = 2).start(); // NORACE
    }
}
