// Requests in an array, each with a flag of its own that the worker sets when it has answered; main waits for the one before it.
import java.util.LinkedList;

class Request {
    private boolean answered;
    int answer;

    synchronized void reply(int n) {
        answered = true;
        notifyAll();
    }

    synchronized void await() throws InterruptedException {
        while (!answered)
            wait();
    }
}

public class Main {
    static final LinkedList<Request> queue = new LinkedList<>();

    static Request take() throws InterruptedException {
        synchronized (queue) {
            while (queue.isEmpty())
                queue.wait();
            return queue.removeFirst();
        }
    }

    static void serve() {
        try {
            for (int n = 0;; n++) {
                Request r = take();
                r.answer = n; // RACE!
                r.reply(n);
            }
        } catch (InterruptedException e) {
            return;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            Thread t = new Thread(Main::serve);
            t.setDaemon(true);
            t.start();
        }
        Request[] all = new Request[8];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Request();
            synchronized (queue) {
                queue.add(all[i]);
                queue.notify();
            }
        }
        int sum = 0;
        for (int i = 1; i < all.length; i++) {
            all[i - 1].await();
            sum += all[i].answer; // RACE!
        }
        System.out.println(sum);
    }
}
