// The other thread writes a copy.
class Main {
    public static void main(String[] args) {
        byte[] data = new byte[8];
        byte[] copy = data.clone();
        new Thread(() -> copy[1] = 1).start(); // NORACE
        System.out.println(data[1]); // NORACE
    }
}
