// A logger with two buffers: the writer swaps them under the lock, but clears the old one after the lock while late users still append to it.
public class Main {
    static class Logger {
        private StringBuilder front = new StringBuilder();
        private StringBuilder back = new StringBuilder();
        private final Object lock = new Object();

        void log(String s) {
            StringBuilder b;
            synchronized (lock) {
                b = front; // NORACE
            }
            b.append(s).append('\n'); // RACE!
        }

        void flush() {
            StringBuilder old;
            synchronized (lock) {
                old = front; // NORACE
                front = back; // NORACE
                back = old; // NORACE
            }
            System.out.print(old.toString()); // RACE!
            old.setLength(0); // RACE!
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Logger logger = new Logger();
        Thread flusher = new Thread(() -> {
            for (int i = 0; i < 10; i++)
                logger.flush();
        });
        flusher.start();
        for (int i = 0; i < 1000; i++)
            logger.log("line " + i);
        flusher.join();
    }
}
