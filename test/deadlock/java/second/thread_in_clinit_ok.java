public class Main {
    static int total;

    static {
        Thread t = new Thread(() -> total = count());
        t.start();
    }

    static int count() { return 7; }

    public static void main(String[] args) {
        System.out.println("main");
    }
}
