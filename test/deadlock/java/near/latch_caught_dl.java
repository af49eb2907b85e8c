import java.util.concurrent.CountDownLatch;

// What a task throws ends its thread, or is counted by who catches it.
class LatchCaught {
    static int parse(String s) {
        if (s.isEmpty())
            throw new IllegalArgumentException("empty");
        return s.length();
    }

    static void task(String s, CountDownLatch done) {
        System.out.println(parse(s));
        done.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        for (int i = 0; i < 2; i++) {
            final String s = i < args.length ? args[i] : "";
            new Thread(() -> {
                task(s, done);
            }).start();
        }
        done.await(); // DEADLOCK!
    }
}
