// The array itself is replaced while its length is read.
class Main {
    int[] data = new int[1];
    public static void main(String[] args) {
        Main m = new Main();
        new Thread(() -> m.data = new int[2]).start(); // RACE!
        System.out.println(m.data.length); // RACE!
    }
}
