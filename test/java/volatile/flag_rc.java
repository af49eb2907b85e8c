// A plain stop flag, and data behind it.
class Main {
    static boolean ready;
    static int data;
    public static void main(String[] args) {
        new Thread(() -> {
            data = 7; // RACE! d
            ready = true; // RACE! r
        }).start();
        while (!ready) // RACE! r
            Thread.yield();
        System.out.println(data); // RACE! d
    }
}
