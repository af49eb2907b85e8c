// A childValue that hands the parent's object on as it is.
public class Main {
    static class Counters {
        long hits;
    }

    static class Inherited extends InheritableThreadLocal<Counters> {
        @Override
        protected Counters childValue(Counters parent) {
            return parent != null ? parent : new Counters();
        }
    }

    static final Inherited COUNTERS = new Inherited();

    public static void main(String[] args) throws InterruptedException {
        COUNTERS.set(new Counters());
        Thread t = new Thread(() -> {
            for (int i = 0; i < 100; i++)
                COUNTERS.get().hits++; // RACE!
        });
        t.start();
        COUNTERS.get().hits++; // RACE!
        t.join();
        System.out.println(COUNTERS.get().hits);
    }
}
