// Writers put blocks into one buffer under a lock each of their own; a checker reads.
public class Main {
    static class Buffer {
        char[] data = new char[1000];
        int length = 0;

        void write(char c, int n) {
            for (int i = 0; i < n && length < data.length; i++) { // RACE! l
                data[length] = c; // RACE! l d
                length = length + 1; // RACE! l
            }
        }
    }

    static class Writer extends Thread {
        private final Buffer buffer;
        private final char c;
        private final Object lock = new Object();

        Writer(Buffer buffer, char c) {
            this.buffer = buffer;
            this.c = c;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10; i++) {
                synchronized (lock) {
                    buffer.write(c, 5);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Writer[] writers = {new Writer(buffer, 'a'), new Writer(buffer, 'b'), new Writer(buffer, 'c')};
        for (Writer w : writers)
            w.start();
        for (Writer w : writers)
            w.join();
        for (int i = 0; i < buffer.length; i++)
            System.out.print(buffer.data[i]);
    }
}
