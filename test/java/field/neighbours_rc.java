// Two fields of one object, one of them used by both threads.
class Main {
    int left;
    long right;
    public static void main(String[] args) {
        Main shared = new Main();
        new Thread(() -> {
            shared.left = 1;
            shared.right = 1; // RACE!
        }).start();
        new Thread(() -> {
            System.out.println(shared.right); // RACE!
        }).start();
    }
}
