// a method takes the lock for its caller, who gives it back only after another one
import java.util.concurrent.locks.ReentrantLock;

class Main {
    private final ReentrantLock pages = new ReentrantLock();
    private final ReentrantLock log = new ReentrantLock();
    private int count, lines;

    void freeze(boolean on) {
        pages.lock();
        count += on ? 1 : 2;
    }

    void scan(boolean first, boolean second) {
        freeze(first);
        count++;
        log.lock(); // DEADLOCK!
        lines++;
        log.unlock();
        pages.unlock();
    }

    void report() {
        log.lock();
        pages.lock(); // DEADLOCK!
        System.out.println(count + " " + lines);
        pages.unlock();
        log.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Main m = new Main();
        boolean on = args.length == 0;
        Thread a = new Thread(() -> m.scan(on, !on));
        Thread b = new Thread(m::report);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
