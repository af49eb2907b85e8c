// A hook that is given a task runs it while other threads are still at work.
public class Main {
    private static int served;
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(served))); // RACE!
        new Thread(() -> {
            served++; // RACE!
        }).start();
    }
}
