// A volatile flag publishes the data.
class Main {
    static volatile boolean ready;
    static int data;
    public static void main(String[] args) {
        new Thread(() -> {
            data = 7;
            ready = true;
        }).start();
        while (!ready)
            Thread.yield();
        System.out.println(data);
    }
}
