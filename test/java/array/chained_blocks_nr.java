// Each block begins where the one before it ended; the last one takes what is left over.
public class Main {
    static class Part implements Runnable {
        private final long[] squares;
        private final int first, end;
        Part(long[] squares, int first, int end) {
            this.squares = squares;
            this.first = first;
            this.end = end;
        }
        public void run() {
            for (int i = first; i < end; i++)
                squares[i] = (long) i * i; // NORACE
        }
    }
    public static void main(String[] args) throws InterruptedException {
        int n = 1003, count = Integer.parseInt(args[0]);
        long[] squares = new long[n];
        Thread[] threads = new Thread[count];
        int share = n / count, first = 0;
        for (int i = 0; i < count; i++) {
            int end = first + share;
            if (i == count - 1)
                end = n;
            threads[i] = new Thread(new Part(squares, first, end));
            threads[i].start();
            first = end;
        }
        for (Thread t : threads)
            t.join();
        System.out.println(squares[n - 1]);
    }
}
