// One value is handed from main to a worker and its answer back, by a monitor with a state.
public class Main {
    static class Box {
        private int state;
        private int[] question;
        private int answer;
        synchronized void ask(int[] q) {
            question = q;
            state = 1;
            notifyAll();
        }
        synchronized int[] question() throws InterruptedException {
            while (state != 1)
                wait();
            return question;
        }
        synchronized void reply(int a) {
            answer = a;
            state = 2;
            notifyAll();
        }
        synchronized int answer() throws InterruptedException {
            while (state != 2)
                wait();
            return answer;
        }
    }
    public static void main(String[] args) throws Exception {
        Box box = new Box();
        int[] data = new int[10];
        Thread t = new Thread(() -> {
            try {
                int[] q = box.question();
                int sum = 0;
                for (int i = 0; i < q.length; i++) {
                    sum += q[i];
                    q[i] = 0;
                }
                box.reply(sum);
            } catch (InterruptedException e) { }
        });
        t.start();
        for (int i = 0; i < 10; i++)
            data[i] = i;
        box.ask(data);
        System.out.println(box.answer() + data[3]);
    }
}
