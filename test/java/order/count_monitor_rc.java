// Main waits in the monitor only until the first has come.
class Arrivals {
    private final int expected;
    private int arrived;
    Arrivals(int expected) { this.expected = expected; }
    synchronized void arrive() {
        arrived++;
        notifyAll();
    }
    synchronized void awaitAll() throws InterruptedException {
        while (arrived < 1)
            wait();
    }
}
class Sum {
    private long value;
    synchronized void add(long more) { value += more; } // RACE!
    long value() { return value; } // RACE!
}
class Main {
    public static void main(String[] args) throws InterruptedException {
        int n = 4;
        Arrivals arrivals = new Arrivals(n);
        Sum sum = new Sum();
        for (int i = 0; i < n; i++) {
            final int number = i;
            new Thread(() -> {
                sum.add(number);
                arrivals.arrive();
            }).start();
        }
        arrivals.awaitAll();
        System.out.println(sum.value());
    }
}
