// The latch is renewed while the server may still use the old one.
import java.util.concurrent.*;
class Question {
    private volatile CountDownLatch answered = new CountDownLatch(1);
    private int text;
    void answer(int t) {
        text = t; // RACE!
        answered.countDown();
        text++; // RACE!
    }
    int get() throws InterruptedException {
        answered.await();
        return text; // RACE!
    }
    void reset() { answered = new CountDownLatch(1); }
}
class Main {
    public static void main(String[] args) {
        BlockingQueue<Question> box = new LinkedBlockingQueue<>();
        new Thread(() -> {
            try {
                for (int n = 0;; n++)
                    box.take().answer(n);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
        new Thread(() -> {
            try {
                Question q = new Question();
                for (int k = 0; k < 9; k++) {
                    box.put(q);
                    System.out.println(q.get());
                    q.reset();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
    }
}
