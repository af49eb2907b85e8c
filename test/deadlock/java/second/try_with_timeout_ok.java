import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class Main {
    static final Lock disk = new ReentrantLock(), net = new ReentrantLock();
    static int copied;

    static void download() throws InterruptedException {
        net.lock();
        try {
            if (!disk.tryLock(100, TimeUnit.MILLISECONDS))
                return;
            try {
                copied++;
            } finally {
                disk.unlock();
            }
        } finally {
            net.unlock();
        }
    }

    static void upload() {
        disk.lock();
        try {
            net.lock();
            try {
                copied--;
            } finally {
                net.unlock();
            }
        } finally {
            disk.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            try {
                download();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }).start();
        new Thread(Main::upload).start();
    }
}
