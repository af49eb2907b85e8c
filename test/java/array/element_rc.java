// Two threads write one element.
class Main {
    public static void main(String[] args) {
        int[] data = new int[8];
        new Thread(() -> data[3] = 1).start(); // RACE!
        new Thread(() -> data[3] = 2).start(); // RACE!
    }
}
