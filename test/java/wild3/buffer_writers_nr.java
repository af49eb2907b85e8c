// Writers put blocks into one buffer, each under the buffer's lock; a checker reads beside them.
public class Main {
    static class Buffer {
        char[] data = new char[1000];
        int length = 0;

        void write(char c, int n) {
            for (int i = 0; i < n && length < data.length; i++) { // NORACE
                data[length] = c; // NORACE
                length = length + 1; // NORACE
            }
        }

        boolean check() {
            for (int i = 0; i < length; i++) // NORACE
                if (data[i] == 0) // NORACE
                    return false;
            return true;
        }
    }

    static class Writer extends Thread {
        private final Buffer buffer;
        private final char c;

        Writer(Buffer buffer, char c) {
            this.buffer = buffer;
            this.c = c;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10; i++) {
                synchronized (buffer) {
                    buffer.write(c, 5);
                }
            }
        }
    }

    static class Checker extends Thread {
        private final Buffer buffer;
        boolean good = true;

        Checker(Buffer buffer) {
            this.buffer = buffer;
        }

        @Override
        public void run() {
            while (!isInterrupted()) {
                synchronized (buffer) {
                    good &= buffer.check(); // NORACE
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Writer[] writers = {new Writer(buffer, 'a'), new Writer(buffer, 'b'), new Writer(buffer, 'c')};
        Checker checker = new Checker(buffer);
        checker.start();
        for (Writer w : writers)
            w.start();
        for (Writer w : writers)
            w.join();
        checker.interrupt();
        checker.join();
        System.out.println(checker.good + " " + buffer.length); // NORACE
    }
}
