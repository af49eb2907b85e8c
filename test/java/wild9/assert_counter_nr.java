// A verification task: two threads under one lock, main asserts after both joins.
public class Main {
    private static final Object mutex = new Object();
    private static int data, reads;
    private static boolean flag;

    static class Producer extends Thread {
        @Override
        public void run() {
            for (int i = 0; i < 3; i++) {
                synchronized (mutex) {
                    data = i; // NORACE
                    flag = true; // NORACE
                    mutex.notifyAll();
                    while (flag) {
                        try {
                            mutex.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                }
            }
        }
    }

    static class Consumer extends Thread {
        private int last = -1;

        @Override
        public void run() {
            while (last < 2) {
                synchronized (mutex) {
                    if (flag) {
                        if (data != last + 1)
                            throw new AssertionError(); // NORACE
                        last = data;
                        reads++; // NORACE
                        flag = false;
                        mutex.notifyAll();
                    } else {
                        try {
                            mutex.wait(10);
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Producer p = new Producer();
        Consumer c = new Consumer();
        p.start();
        c.start();
        p.join();
        c.join();
        assert reads == 3; // NORACE
        assert c.last == 2; // NORACE
    }
}
