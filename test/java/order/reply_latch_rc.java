// The latch is counted down before the answer is there.
import java.util.concurrent.*;
class Question {
    private final int key;
    private final CountDownLatch answered = new CountDownLatch(1);
    private String text;
    Question(int key) { this.key = key; }
    int key() { return key; }
    void answer(String t) {
        answered.countDown();
        text = t; // RACE!
    }
    String get() throws InterruptedException {
        answered.await();
        return text; // RACE!
    }
}
class Main {
    static void serve(BlockingQueue<Question> box) {
        try {
            for (;;) {
                Question q = box.take();
                q.answer("no. " + q.key());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
    public static void main(String[] args) {
        BlockingQueue<Question> box = new LinkedBlockingQueue<>();
        for (int i = 0; i < 2; i++)
            new Thread(() -> serve(box)).start();
        for (int i = 0; i < 3; i++) {
            int key = i;
            new Thread(() -> {
                try {
                    Question q = new Question(key);
                    box.put(q);
                    System.out.println(q.get());
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
    }
}
