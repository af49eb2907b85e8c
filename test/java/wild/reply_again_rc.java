// A question is asked again: its latch is open already.
import java.util.concurrent.*;
class Question {
    private final CountDownLatch answered = new CountDownLatch(1);
    private int text;
    void answer(int t) {
        text = t; // RACE!
        answered.countDown();
    }
    int get() throws InterruptedException {
        answered.await();
        return text; // RACE!
    }
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
        for (int i = 0; i < 3; i++)
            new Thread(() -> {
                try {
                    Question q = new Question();
                    for (int k = 0; k < 9; k++) {
                        box.put(q);
                        System.out.println(q.get());
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
    }
}
