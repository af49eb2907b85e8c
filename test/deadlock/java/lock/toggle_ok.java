// a method takes or gives back the lock, as it is told; who calls it gives it back itself, later
import java.util.concurrent.locks.ReentrantLock;

class Main {
    private final ReentrantLock pages = new ReentrantLock();
    private final ReentrantLock log = new ReentrantLock();
    private int count, lines;

    void freeze(boolean on) {
        if (on)
            pages.lock();
        else
            pages.unlock();
    }

    void scan(boolean first, boolean second) {
        freeze(first);
        count++;
        freeze(second);
        log.lock();
        lines++;
        log.unlock();
        freeze(first);
        count++;
        pages.unlock();
    }

    void report() {
        log.lock();
        pages.lock();
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
