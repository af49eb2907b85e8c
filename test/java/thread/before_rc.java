// The main thread goes on writing after the start.
class Main {
    static String text;
    public static void main(String[] args) {
        text = "a";
        Thread t = new Thread(() -> System.out.println(text)); // RACE!
        t.start();
        text = "b"; // RACE!
    }
}
