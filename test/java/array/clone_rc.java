// A copy is made while another thread writes.
class Main {
    public static void main(String[] args) {
        byte[] data = new byte[8];
        new Thread(() -> data[1] = 1).start(); // RACE!
        byte[] copy = data.clone(); // RACE!
        System.out.println(copy[1]);
    }
}
