// Statistics of channels: atomics and a lock, histogram copied out; nothing escapes.
// heddle: --open
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

public class Main {
    public static final class IoStats {
        private final AtomicLong reads = new AtomicLong();
        private final LongAdder bytes = new LongAdder();
        private final long[] histogram = new long[32];
        private long max;

        public void read(int n) {
            reads.incrementAndGet();
            bytes.add(n);
            int slot = 31 - Integer.numberOfLeadingZeros(n | 1);
            synchronized (histogram) {
                histogram[slot]++; // NORACE
                if (n > max) // NORACE
                    max = n; // NORACE
            }
        }

        public long[] histogram() {
            synchronized (histogram) {
                return Arrays.copyOf(histogram, histogram.length); // NORACE
            }
        }

        public double average() {
            long n = reads.get();
            return n == 0 ? 0 : bytes.sum() / (double) n;
        }

        public long max() {
            synchronized (histogram) {
                return max; // NORACE
            }
        }

        public void reset() {
            reads.set(0);
            bytes.reset();
            synchronized (histogram) {
                Arrays.fill(histogram, 0); // NORACE
                max = 0; // NORACE
            }
        }

        @Override
        public String toString() {
            return reads + " reads, " + bytes + " bytes, max " + max();
        }
    }
}
