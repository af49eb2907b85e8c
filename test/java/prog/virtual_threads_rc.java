// Tasks of threads with a factory, a ThreadLocal that is safe and a BitSet that is shared.
import java.util.BitSet;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;

public class Main {
    private static final ThreadLocal<StringBuilder> BUILDER = ThreadLocal.withInitial(StringBuilder::new);
    private static final BitSet TAKEN = new BitSet(64);

    static class Named implements ThreadFactory {
        private int next;

        public Thread newThread(Runnable r) {
            return new Thread(r, "seat-" + next++);
        }
    }

    static void take() {
        int seat = ThreadLocalRandom.current().nextInt(64);
        if (!TAKEN.get(seat)) // RACE! taken
            TAKEN.set(seat); // RACE! taken
        StringBuilder b = BUILDER.get();
        b.setLength(0);
        b.append("seat ").append(seat);
        System.out.println(b);
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadFactory factory = new Named();
        Thread[] threads = new Thread[5];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = factory.newThread(Main::take);
            threads[i].start();
        }
        for (Thread t : threads)
            t.join();
        System.out.println(TAKEN.cardinality());
    }
}
