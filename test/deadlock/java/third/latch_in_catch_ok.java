import java.util.concurrent.CountDownLatch;

public class Main {
    static int parse(String s) {
        if (s.isEmpty())
            throw new IllegalArgumentException("empty");
        return s.length();
    }

    public static void main(String[] args) throws InterruptedException {
        String[] inputs = {"1", "22", ""};
        CountDownLatch done = new CountDownLatch(inputs.length);
        for (String s : inputs) {
            new Thread(() -> {
                try {
                    System.out.println(parse(s));
                } finally {
                    done.countDown();
                }
            }).start();
        }
        done.await();
    }
}
