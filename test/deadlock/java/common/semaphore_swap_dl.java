import java.util.concurrent.Semaphore;

public class SemaphoreSwap {
    static final Semaphore disk = new Semaphore(1);
    static final Semaphore net = new Semaphore(1);

    static void download() throws InterruptedException {
        net.acquire(); // DEADLOCK
        try {
            disk.acquire(); // DEADLOCK!
            try {
                System.out.println("download");
            } finally {
                disk.release();
            }
        } finally {
            net.release();
        }
    }

    static void upload() throws InterruptedException {
        disk.acquire(); // DEADLOCK
        try {
            net.acquire(); // DEADLOCK!
            try {
                System.out.println("upload");
            } finally {
                net.release();
            }
        } finally {
            disk.release();
        }
    }

    interface Action { void run() throws InterruptedException; }

    static Thread spawn(Action a) {
        Thread t = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++)
                    a.run();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] args) throws Exception {
        Thread d = spawn(SemaphoreSwap::download);
        Thread u = spawn(SemaphoreSwap::upload);
        d.join();
        u.join();
    }
}
