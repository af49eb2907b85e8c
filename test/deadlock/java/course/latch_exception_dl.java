import java.util.concurrent.CountDownLatch;

public class LatchException {
    static int parse(String s) {
        if (s.isEmpty())
            throw new IllegalArgumentException("empty");
        return s.length();
    }

    public static void main(String[] args) throws Exception {
        String[] inputs = { "a", "", "ccc" };
        CountDownLatch latch = new CountDownLatch(inputs.length);
        for (String in : inputs) {
            new Thread(() -> {
                System.out.println(parse(in));
                latch.countDown(); // DEADLOCK
            }).start();
        }
        latch.await(); // DEADLOCK!
        System.out.println("all done");
    }
}
