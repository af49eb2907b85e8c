// One latch for all questions: it says that one of them is answered.
import java.util.concurrent.*;
class Question {
    private final CountDownLatch answered;
    private String text;
    Question(CountDownLatch l) { answered = l; }
    void answer(String t) {
        text = t; // RACE!
        answered.countDown();
    }
    String get() throws InterruptedException {
        answered.await();
        return text; // RACE!
    }
}
class Main {
    public static void main(String[] args) {
        BlockingQueue<Question> box = new LinkedBlockingQueue<>();
        CountDownLatch one = new CountDownLatch(1);
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                try {
                    for (;;)
                        box.take().answer("yes");
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                try {
                    Question q = new Question(one);
                    box.put(q);
                    System.out.println(q.get());
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
    }
}
