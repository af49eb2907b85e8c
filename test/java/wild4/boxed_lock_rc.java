// The lock is the boxed number that is counted up: every time another object.
public class Main {
    private static Integer count = 0;
    private static final Integer[] perKey = {0, 0, 0};

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int key = i % 3;
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    synchronized (count) { // RACE! c
                        count++; // RACE! c
                    }
                    synchronized (perKey) {
                        perKey[key]++; // NORACE
                    }
                }
            });
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(count + " " + perKey[0]); // NORACE
    }
}
