// A hook that is given a task takes the same lock as the threads.
public class Main {
    private static int served;
    private static final Object lock = new Object();
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            synchronized (lock) {
                System.out.println(served);
            }
        }));
        new Thread(() -> {
            synchronized (lock) {
                served++;
            }
        }).start();
    }
}
