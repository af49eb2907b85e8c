// two resources: with a time limit, or for ever
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    static final ReentrantLock disk = new ReentrantLock(), net = new ReentrantLock();
    static int done;

    static void backup() throws InterruptedException {
        disk.lock();
        try {
            net.lock(); // DEADLOCK!
            try {
                done++;
            } finally {
                net.unlock();
            }
        } finally {
            disk.unlock();
        }
    }

    static void download() {
        net.lock();
        try {
            disk.lock(); // DEADLOCK!
            try {
                done++;
            } finally {
                disk.unlock();
            }
        } finally {
            net.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> { try { backup(); } catch (InterruptedException e) { } }).start();
        new Thread(Main::download).start();
    }
}
