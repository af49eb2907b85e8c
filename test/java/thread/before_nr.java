// The main thread has written everything before the start.
class Main {
    static String text;
    public static void main(String[] args) {
        text = "a";
        Thread t = new Thread(() -> System.out.println(text));
        text = "b";
        t.start();
    }
}
