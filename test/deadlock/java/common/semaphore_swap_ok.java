import java.util.concurrent.Semaphore;

public class SemaphoreSwap {
    static final Semaphore disk = new Semaphore(1);
    static final Semaphore net = new Semaphore(1);

    static void download() throws InterruptedException {
        net.acquire();
        try {
            disk.acquire();
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
        net.acquire();
        try {
            disk.acquire();
            try {
                System.out.println("upload");
            } finally {
                disk.release();
            }
        } finally {
            net.release();
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
